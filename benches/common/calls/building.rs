//! Counts, hands and text: what comes before a question.

use std::fmt::{self, Write};
use std::hint::black_box;

use super::{Call, inputs, pass};
use mentsu::{Counts, Hand, LiveHand};

pub(super) fn calls() -> Vec<Call> {
    vec![
        Call::units("Counts::from_array", 0.9, |n| {
            pass(inputs::arrays(n), |array| Counts::from_array(*array))
        }),
        Call::units("Counts::to_array", 0.7, |n| pass(inputs::random(n), Counts::to_array)),
        Call::units("Hand::from_counts", 2.0, |n| {
            let hands = inputs::hands(inputs::random(n));
            let parts = hands.iter().map(|hand| (*hand.concealed(), hand.reds_by_suit())).collect();
            pass(parts, |(counts, reds)| Hand::from_counts(*counts, *reds, &[]))
        }),
        Call::units("Hand::new, 14 faces", 4.0, |n| {
            pass(inputs::faces(n), |faces| Hand::new(*faces, &[]))
        }),
        Call::units("parse 14 tiles", 10.0, |n| {
            let texts: Vec<String> =
                inputs::hands(inputs::random(n)).iter().map(ToString::to_string).collect();
            pass(texts, |text| text.parse::<Hand>())
        }),
        Call::units("write 14 tiles", 8.0, |n| {
            let hands = inputs::hands(inputs::random(n));
            let mut buffer = Buffer { bytes: [0; 64], len: 0 };
            Box::new(move || {
                for hand in &hands {
                    buffer.len = 0;
                    let written = write!(buffer, "{}", black_box(hand));
                    black_box((&buffer.bytes[..buffer.len], written.is_ok()));
                }
            })
        }),
        Call::units("LiveHand::new", 3.0, |n| {
            pass(inputs::hands(inputs::random(n)), LiveHand::new)
        }),
    ]
}

/// Text without a heap.
struct Buffer {
    bytes: [u8; 64],
    len: usize,
}

impl Write for Buffer {
    #[inline]
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.len + text.len();
        let room = self.bytes.get_mut(self.len..end).ok_or(fmt::Error)?;
        room.copy_from_slice(text.as_bytes());
        self.len = end;
        Ok(())
    }
}
