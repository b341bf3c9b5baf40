import texts from 'texts:event,publish'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from '#test/render.tsx'
import { addTexts } from '#web/lib/text.ts'
import { DiffEntries } from './diff-entries.tsx'

addTexts(texts)

const told = {
  hospitalId: 'lan',
  facilityName: 'Lanternfield',
  startsAt: '2027-01-05T07:00',
  endsAt: '2027-01-05T19:00',
  timeZone: 'America/Chicago',
  shiftTypeName: 'Day',
}
const SHIFT = 'Tue, Jan 5 · 7:00 AM – 7:00 PM · Day · Lanternfield'

it.each([
  [{ note: null }, { note: 'Come to door B' }, `${SHIFT} · Come to door B`],
  [{ note: 'Come to door B' }, { note: null }, `Come to door B ${SHIFT}`],
  [
    { specialtyName: 'Cardiology' },
    { specialtyName: 'Psychiatry', startsAt: '2027-01-05T08:00' },
    `7:00 AM – 7:00 PM · Cardiology ${SHIFT.replace('7:00 AM', '8:00 AM')} · Psychiatry`,
  ],
])('says what changed from %j to %j', async (before, after, words) => {
  const sides = { before: { ...told, ...before }, after: { ...told, ...after } }
  render(<DiffEntries entries={[{ assignmentId: 1, kind: 'changed', ...sides }]} />)
  await expect.element(page.getByRole('listitem')).toHaveTextContent(`◆Changed: ${words}`)
})
