/** What is read the other way around on the wrong side of its number, or as something else: `<` looks like `>` there. */
type Mark = '<' | '>' | '+' | '−'

/** A mark stays before its number where one reads from right to left too, by the sign that the locale's own formats set there. */
export const marked = (mark: Mark, number: string) => `\u200E${mark}${number}`
