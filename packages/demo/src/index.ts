import { demoOf, type Demo, type DemoSources } from './demo.ts'
import { families } from './families.ts'

export { loadOpeners } from './families.ts'
export { installDemo, type DemoCall, type InstallSettings } from './install.ts'
export type { Demo, DemoSources } from './demo.ts'

/**
 * The calls of the sample screens, answered in the page, with sample data of its own that lasts as long as the demo.
 * It hands out `undefined` for a request that is not its own, with the body untouched.
 */
export const createDemo = (sources: DemoSources): Demo => demoOf(Object.values(families), sources)
