//! Seats as arguments.

use mentsu::Wind;
use mentsu_table::{Seat, Table};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyString;

use mentsu_python_one::WindArg;
use mentsu_python_one::errors::refuse;

/// A seat by its number, 0 to 3, or by the wind that it has now.
#[derive(Clone, Copy)]
pub(crate) enum SeatArg {
    Number(Seat),
    Wind(Wind),
}

impl SeatArg {
    /// The seat at a table. A wind that no seat has is an error.
    pub(crate) fn at(self, table: &Table) -> PyResult<Seat> {
        match self {
            SeatArg::Number(seat) => Ok(seat),
            SeatArg::Wind(wind) => table.seat_of(wind).ok_or_else(|| no_seat(wind)),
        }
    }

    /// The seat before any round, when each has its first wind.
    pub(crate) fn at_start(self) -> Seat {
        match self {
            SeatArg::Number(seat) => seat,
            SeatArg::Wind(wind) => Seat::ALL[wind as usize],
        }
    }
}

/// A seat at a table that isn't the player's own.
pub(crate) fn opponent(table: &Table, seat: Seat, of: SeatArg) -> PyResult<Seat> {
    let of = of.at(table)?;
    if of == seat || !table.seats().contains(&of) {
        let reason = format!("seat: {} is no opponent of seat {}", of.index(), seat.index());
        return Err(refuse(reason, "out_of_range"));
    }
    Ok(of)
}

fn no_seat(wind: Wind) -> PyErr {
    refuse(format!("seat: nobody sits {wind}"), "out_of_range")
}

impl<'a, 'py> FromPyObject<'a, 'py> for SeatArg {
    type Error = PyErr;

    mentsu_python_one::input_type!("WindLike");

    fn extract(object: Borrowed<'a, 'py, PyAny>) -> PyResult<Self> {
        if object.is_instance_of::<PyString>() {
            return Ok(SeatArg::Wind(object.extract::<WindArg>()?.0));
        }
        let wrong = |_| {
            let name = object.get_type().name().map(|name| name.to_string()).unwrap_or_default();
            PyTypeError::new_err(format!("a seat is a number or a wind, not {name}"))
        };
        let number = object.call_method0("__index__").map_err(wrong)?;
        let seat = number.extract::<u8>().ok().and_then(Seat::new);
        let wrong = || refuse(format!("seat: {number} is out of range: 0 to 3"), "out_of_range");
        seat.map(SeatArg::Number).ok_or_else(wrong)
    }
}
