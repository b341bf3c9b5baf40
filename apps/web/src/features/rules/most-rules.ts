/** So many rules are asked for at once; hardly an account has more. */
export const MOST_RULES = 500
