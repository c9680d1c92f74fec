//! How a command goes wrong.

use std::process::ExitCode;

use table::LogError;

/// What went wrong, and what would be right, as a sentence for people.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Failure {
    /// The command was not written as it should be.
    #[error("{0}")]
    Usage(String),
    /// The command was right, but something it needs was not.
    #[error("{0}")]
    Failed(String),
}

impl Failure {
    /// The exit status: the same as for everything else that is wrong with the command line, or 1.
    pub fn exit_code(&self) -> ExitCode {
        match self {
            Failure::Usage(_) => ExitCode::from(2),
            Failure::Failed(_) => ExitCode::FAILURE,
        }
    }
}

impl From<LogError> for Failure {
    fn from(error: LogError) -> Self {
        Failure::Failed(error.to_string())
    }
}
