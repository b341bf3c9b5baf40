import { mount } from './app/mount.tsx'
import { wing } from './app/wings.ts'
import { joinWing } from '#web/lib/pages/wing.ts'

joinWing(wing)
// Not awaited here: the first screen imports from this very module, which is ready only once it has run to its end.
mount().catch(reportError)
