/** What the call does not tell: how the average of a day spreads over the week, as shares that average to one. */
export const SPREAD = [0.86, 1.12, 0.78, 1.31, 1.17, 0.94, 0.82]
/** How far each of the call's figures is from what was aimed at. */
export const REACHED = { goal: 0.62, users: 0.72, retention: 0.88, duration: 0.66 }
