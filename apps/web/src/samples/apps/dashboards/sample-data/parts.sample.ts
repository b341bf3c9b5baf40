/** What no call tells: the days of this month and of the last, in thousands of dollars, and a year of sales in hundreds. */
export const THIS_MONTH = [2.1, 2.9, 2.6, 3.4, 3.1, 3.8, 3.3, 4.2]
export const LAST_MONTH = [2.4, 2.2, 2.9, 2.7, 3.3, 2.9, 3.5, 3.2]
export const SALES_BY_MONTH = [142, 161, 154, 189, 176, 204, 193, 231, 218, 247, 239, 268]
