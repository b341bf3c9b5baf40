/** The longest shift, in elapsed hours: seven days. Whoever looks for shifts around a moment need look no further. */
export const MAX_SHIFT_HOURS = 168
