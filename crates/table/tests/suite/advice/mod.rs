//! The advisor's answers for positions whose answer is clear, and the numbers it refuses.

mod positions;

use mentsu_table::advice::{Advisor, PlacesError};
use mentsu_table::reading::PlanShare;

/// A worth of NaN would rank every action by NaN.
#[test]
fn places_are_worth_finite_numbers() {
    for wrong in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY] {
        for index in 0..4 {
            let mut worth = [1.0, 0.5, -0.5, -1.0];
            worth[index] = wrong;
            worth[3] = if index < 3 { f64::NAN } else { wrong };
            let error = Advisor::new().with_places(worth).unwrap_err();
            let PlacesError::NotFinite { place, worth } = error else { panic!("{error}") };
            assert_eq!(usize::from(place), index + 1);
            assert_eq!(worth.to_bits(), wrong.to_bits());
            let text = format!("place {place} is worth {wrong}, which is not a finite number");
            assert_eq!(error.to_string(), text);
        }
    }
    assert!(Advisor::new().with_places([f64::MAX, 0.0, -0.0, f64::MIN]).is_ok());
}

#[test]
fn a_share_of_nan_is_nan() {
    let share = PlanShare { points: 0.8, wins: 1.2 };
    assert!(share.of_wins(f64::NAN).is_nan() && share.of_points(f64::NAN).is_nan());
}
