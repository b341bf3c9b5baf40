/** What no call tells: half a year of sold shifts and of visits, in hundreds. */
export const SALES = [88, 52, 90, 62, 96, 58]
export const VISITS = [60, 78, 44, 84, 40, 92]
