/** Texts character by character, as the server orders them. */
export const order = (one: string, other: string) => (one < other ? -1 : Number(one > other))
