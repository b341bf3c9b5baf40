import texts from 'texts:calendar,edit,event,past,refusal,shift'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { server, stored, writesIn } from '#test/shift-server.ts'
import { addTexts } from '#web/lib/text.ts'
import { forgetShifts } from './last-shift.ts'
import { ShiftForm } from './shift-form.tsx'

addTexts(texts)

const shift = (startsAt: string, endsAt: string, shiftTypeId: string) => ({
  shiftId: '8',
  providerId: 'maya',
  hospitalId: 'harbor',
  shiftTypeId,
  startsAt,
  endsAt,
})
const verdict = (ruleId: string, kind: string, facts: object, amount: number) => ({
  key: `${ruleId} maya`,
  severity: 'block',
  ruleId,
  kind,
  message: 'in English',
  providerId: 'maya',
  providerName: 'Maya Okafor',
  assignmentIds: [8],
  from: '2026-11-13',
  to: '2026-11-14',
  amount,
  unit: 'minutes',
  facts,
  needs: 'cure',
  cures: null,
})
const rest = {
  minutes: 660,
  actual: 599,
  earlier: shift('2026-11-12T19:00', '2026-11-13T07:30', 'night'),
  later: shift('2026-11-13T17:30', '2026-11-14T07:30', 'custom'),
}
const window = { per: 'week' }
const week = { window, minutes: 3600, actual: 3720, from: '2026-11-09', to: '2026-11-15' }
const body = {
  message: 'in English',
  reason: 'rules',
  facts: {
    verdicts: [verdict('r1', 'rest', rest, 61), verdict('r2', 'mostMinutes', week, 120)],
    names: {
      providers: { maya: 'Maya Okafor' },
      facilities: { harbor: 'Harbor General' },
      shiftTypes: { night: 'Night', custom: 'Custom' },
      specialties: {},
      credentialTypes: {},
    },
  },
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-01T12:00:00Z') })
  onTestFinished(() => void vi.useRealTimers())
  forgetShifts()
  signIn(admin)
})

it('a shift that rules block is refused with every reason in words, and what was typed stays', async () => {
  const onClose = vi.fn<() => void>()
  const all = server(stored(), () => ({ status: 422, body }))
  render(<ShiftForm date="2026-11-13" assignmentId={7} onClose={onClose} />)
  await page.getByRole('textbox', { name: 'Note' }).fill('Leave the keys')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const alert = page.getByRole('alert')
  await expect
    .element(alert)
    .toMatchTextContent(
      /Maya Okafor: 9 h 59 min of rest between Night \(Harbor General, Nov 12, 2026, 7:00.PM – 7:30.AM, Nov 13\) and Custom \(Harbor General, Nov 13, 2026, 5:30.PM – 7:30.AM, Nov 14\); at least 11 h\./,
    )
  await expect.element(alert).toMatchTextContent(/Maya Okafor: 62 h on duty \(Nov 9.–.15, 2026\); at most 60 h\./)
  await expect.element(alert).not.toMatchTextContent('in English')
  await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Leave the keys')
  expect(onClose).not.toHaveBeenCalled()
  expect(writesIn(all)).toHaveLength(1)
})
