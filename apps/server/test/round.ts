/** Whether everything is asked, as before a release; else what has to hold before a change lands: see decision 0079. */
export const asksEverything = process.env['TEST_SCOPE'] !== 'core'
/** Whether somebody waits for it after each change: see `npm run check` in CONTRIBUTING. */
export const asksQuickly = process.env['TEST_SCOPE'] === 'quick'
