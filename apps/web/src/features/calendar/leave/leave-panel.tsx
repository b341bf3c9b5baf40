import '../panel-texts.ts'

/** The form of leave, with the texts that the calendar gives its panels. */
export { LeaveForm } from '../leave-form.tsx'
