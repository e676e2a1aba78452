//! Notations that are numbers: 136-ids, 34-arrays and mjlog's melds.
#![cfg_attr(fuzzing, no_main)]

use mentsu::notation::{RedFives, array34, ids136, mjlog};
use mentsu_fuzz::fuzz_target;

fuzz_target!(|input: (&[u8], u16, bool)| {
    let (bytes, bits, red) = input;
    let reds = if red { RedFives::OnePerSuit } else { RedFives::None };
    if let Ok(faces) = ids136::parse(bytes, reds) {
        let ids = ids136::write(faces.iter().copied(), reds).expect("ids were read");
        assert_eq!(ids136::parse(&ids, reds), Ok(faces));
    }
    if let Ok(counts) = array34::parse(bytes) {
        assert_eq!(counts.to_array()[..], *bytes);
    }
    if let Ok(declaration) = mjlog::decode(bits, reds) {
        let written = mjlog::encode(declaration, reds).expect("it was read");
        assert_eq!(mjlog::decode(written, reds), Ok(declaration));
    }
});
