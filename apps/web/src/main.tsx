import { mount } from './app/mount.tsx'
import { wing } from './app/wings.ts'
import { joinWing } from '#web/lib/pages/wing.ts'

joinWing(wing)
// Not from here: the first screen imports from this very module, which is ready only once it has run to its end. And in a task of
// its own: what is pressed meanwhile is answered in between.
setTimeout(() => mount().catch(reportError))
