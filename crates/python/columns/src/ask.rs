//! What a question about rows is, and the loop that asks it: in blocks, in threads.

use std::ops::Range;
use std::thread;

use mentsu::{Counts, Hand};
use pyo3::Python;

use super::answers::Answers;
use super::errors::{Failure, Refusal};
use super::rows::{RowKind, Rows, check_size};

/// A question about every row.
pub(crate) trait Question: Send + Sync {
    /// A row's answer until its block is done.
    type Answer: Copy + Default + Send;

    /// What a thread keeps between rows.
    type Memory: Default + Send;

    /// How many rows to ask before checking signals: some milliseconds' worth.
    const BLOCK: usize = 1 << 17;

    /// Whether a row of tile numbers needs its red fives and its drawn tile.
    const WANTS_HANDS: bool = false;

    /// The answer for a hand.
    fn of_hand(
        &self,
        row: usize,
        hand: &Hand,
        memory: &mut Self::Memory,
    ) -> Result<Self::Answer, Refusal>;

    /// The answer for concealed tiles alone, in the number of a hand.
    #[inline(always)]
    fn of_counts(
        &self,
        row: usize,
        counts: &Counts,
        memory: &mut Self::Memory,
    ) -> Result<Self::Answer, Refusal> {
        self.of_hand(row, &Hand::from_counts(*counts, [0; 3], &[])?, memory)
    }

    /// Empty columns for the answers.
    fn columns(&self) -> Answers;

    /// Adds a block's answers to the columns; answers of invalid rows are arbitrary.
    fn add(&self, answers: &[Self::Answer], columns: &mut Answers);

    /// Checks what depends on how many rows there were.
    fn check_end(&self, _rows: usize) -> Result<(), Failure> {
        Ok(())
    }
}

/// How to ask rows.
#[derive(Clone, Copy)]
pub(crate) struct Manner {
    /// How many threads to use.
    pub(crate) threads: usize,
    /// Whether a bad row is a null rather than an error.
    pub(crate) null_errors: bool,
    /// Whether rows may lack a hand.
    pub(crate) nulls: bool,
}

/// A question on its way through the chunks of a column.
pub(crate) struct Asking<Q: Question> {
    question: Q,
    manner: Manner,
    /// How many rows have been asked.
    row: usize,
    memories: Vec<Q::Memory>,
    answers: Vec<Q::Answer>,
    valid: Vec<bool>,
}

/// Any question on its way: the code around the loop over rows is compiled once for all questions.
pub(crate) trait AskRows: Send {
    /// Empty columns for the answers.
    fn columns(&self) -> Answers;

    /// Makes rows without a hand errors.
    fn refuse_nulls(&mut self);

    /// Asks the rows of a chunk, and adds the answers to the columns. It checks signals between
    /// blocks, so the caller must not hold the GIL.
    fn ask(&mut self, rows: &Rows<'_>, columns: &mut Answers) -> Result<(), Failure>;

    /// Checks what depends on how many rows there were.
    fn check_end(&self) -> Result<(), Failure>;
}

impl<Q: Question> AskRows for Asking<Q> {
    fn columns(&self) -> Answers {
        self.question.columns()
    }

    fn refuse_nulls(&mut self) {
        self.manner.nulls = false;
    }

    fn ask(&mut self, rows: &Rows<'_>, columns: &mut Answers) -> Result<(), Failure> {
        columns.reserve(rows.len);
        let mut done = 0;
        while done < rows.len {
            let block = done..rows.len.min(done + Q::BLOCK * self.memories.len());
            self.answers.clear();
            self.answers.resize(block.len(), Q::Answer::default());
            self.valid.clear();
            self.valid.resize(block.len(), true);
            self.ask_block(rows, block.clone())?;
            self.question.add(&self.answers, columns);
            columns.add_valid(&self.valid);
            self.row += block.len();
            done = block.end;
            if done < rows.len {
                Python::attach(|py| py.check_signals())?;
            }
        }
        Ok(())
    }

    fn check_end(&self) -> Result<(), Failure> {
        self.question.check_end(self.row)
    }
}

impl<Q: Question> Asking<Q> {
    pub(crate) fn new(question: Q, manner: Manner) -> Asking<Q> {
        let memories = (0..manner.threads.max(1)).map(|_| Q::Memory::default()).collect();
        Asking { question, manner, row: 0, memories, answers: Vec::new(), valid: Vec::new() }
    }

    fn ask_block(&mut self, rows: &Rows<'_>, block: Range<usize>) -> Result<(), Failure> {
        /// Fewer rows aren't worth a thread, unless each takes long.
        const FEWEST: usize = 2_048;

        let fewest = FEWEST.min(Q::BLOCK / 8).max(1);
        let threads = self.memories.len().min(block.len().div_ceil(fewest)).max(1);
        let (before, len) = (self.row - block.start, block.len().div_ceil(threads));
        let part = Part { question: &self.question, manner: self.manner, rows, before };
        let answers = self.answers.chunks_mut(len).zip(self.valid.chunks_mut(len));
        let mut parts = (block.start..).step_by(len).zip(answers.zip(&mut self.memories));
        if threads == 1 {
            return parts.next().map_or(Ok(()), |(first, ((answers, valid), memory))| {
                part.ask(first, answers, valid, memory)
            });
        }
        thread::scope(|scope| {
            let asked = parts.map(|(first, ((answers, valid), memory))| {
                scope.spawn(move || part.ask(first, answers, valid, memory))
            });
            let asked: Vec<_> = asked.collect();
            // All threads are joined; the first error is that of the lowest row.
            let ended = asked.into_iter().map(|thread| match thread.join() {
                Ok(ended) => ended,
                Err(_) => Err(Failure::Column("a panic in mentsu".to_owned())),
            });
            ended.fold(Ok(()), Result::and)
        })
    }
}

/// What the threads share.
struct Part<'a, 'b, Q> {
    question: &'a Q,
    manner: Manner,
    rows: &'a Rows<'b>,
    /// How many rows came before the chunk.
    before: usize,
}

impl<Q> Clone for Part<'_, '_, Q> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<Q> Copy for Part<'_, '_, Q> {}

impl<Q: Question> Part<'_, '_, Q> {
    /// Asks the rows of the chunk from `first` on, one for each answer.
    fn ask(
        &self,
        first: usize,
        answers: &mut [Q::Answer],
        valid: &mut [bool],
        memory: &mut Q::Memory,
    ) -> Result<(), Failure> {
        let question = self.question;
        match &self.rows.kind {
            RowKind::Counts(matrix) => self.each(first, answers, valid, |at, row| {
                let counts = matrix.counts(at)?;
                check_size(&counts)?;
                question.of_counts(row, &counts, memory)
            }),
            RowKind::Tiles(matrix) if Q::WANTS_HANDS => {
                self.each(first, answers, valid, |at, row| {
                    question.of_hand(row, &matrix.tiles(at)?.hand()?, memory)
                })
            }
            RowKind::Tiles(matrix) => self.each(first, answers, valid, |at, row| {
                let counts = matrix.tiles(at)?.counts()?;
                check_size(&counts)?;
                question.of_counts(row, &counts, memory)
            }),
            RowKind::Text(texts) => self.each(first, answers, valid, |at, row| {
                let text = texts.get(at)?;
                match text.parse::<Hand>() {
                    Ok(hand) => question.of_hand(row, &hand, memory),
                    Err(error) => Err(Refusal::of_text(text, error)),
                }
            }),
        }
    }

    #[inline(always)]
    fn each(
        &self,
        first: usize,
        answers: &mut [Q::Answer],
        valid: &mut [bool],
        mut ask: impl FnMut(usize, usize) -> Result<Q::Answer, Refusal>,
    ) -> Result<(), Failure> {
        let nulls = self.rows.nulls.as_ref();
        for (nth, (answer, valid)) in answers.iter_mut().zip(valid).enumerate() {
            let (at, row) = (first + nth, self.before + first + nth);
            if nulls.is_some_and(|nulls| nulls.is_null(at)) {
                if !self.manner.nulls {
                    return Err(Failure::Row { row, refusal: Refusal::NoHand });
                }
                *valid = false;
                continue;
            }
            match ask(at, row) {
                Ok(found) => *answer = found,
                Err(_) if self.manner.null_errors => *valid = false,
                Err(refusal) => return Err(Failure::Row { row, refusal }),
            }
        }
        Ok(())
    }
}
