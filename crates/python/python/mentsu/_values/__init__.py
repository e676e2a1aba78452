"""Parts of the public modules: errors, answers, and values that are arguments of questions."""
