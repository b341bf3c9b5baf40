/** One of several values to choose from, and how it is said. */
export type Choice = { value: string; label: string }
