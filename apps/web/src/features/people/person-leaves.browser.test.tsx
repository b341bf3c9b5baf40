import texts from 'texts:people'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { admin, scheduled } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve, type Asked } from '#test/server.ts'
import { addTexts } from '#web/lib/text.ts'
import { PersonForm } from './person-form.tsx'
import { PersonLeaves } from './person-leaves.tsx'

addTexts(texts)

const maya = scheduled({
  providerId: 'maya',
  providerName: 'Maya Okafor',
  specialty: 'Surgery',
  specialties: [{ specialtyId: 's', specialtyName: 'Surgery' }],
  phone: '1',
})
const bruno = { ...maya, providerId: 'bruno', userId: 'bruno', providerName: 'Bruno Lindqvist' }
const shift = (startsAt: string) => ({
  providerId: 'maya',
  providerName: 'Maya Okafor',
  hospitalId: 'h',
  facilityName: 'Harborlight',
  startsAt: `${startsAt}T07:00`,
  endsAt: `${startsAt}T19:00`,
  timeZone: 'America/New_York',
})
const days = ['01', '02', '03', '04', '05', '06', '07'].map((day) => shift(`2027-03-${day}`))
const ahead = { status: 409, body: { message: 'ahead', reason: 'shifts', facts: { total: 30, shifts: days } } }
type Given = ReturnType<Parameters<typeof serve>[0]>
const server = (write: (asked: Asked) => Given) =>
  serve((asked) => {
    if (asked.method !== 'GET') return write(asked)
    if (asked.path.startsWith('/api/providers')) return { body: { providers: [maya, bruno], total: 2 } }
    return { body: { specialties: [], facilities: [], total: 0 } }
  })
const onClose = vi.fn<() => void>()
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const writes = (all: readonly Asked[]) => all.filter(({ method }) => method !== 'GET')
beforeEach(() => {
  onClose.mockReset()
  signIn(admin)
})

it('names the first shifts ahead, wants to be told what becomes of them, and says who cannot take them over', async () => {
  const overlap = {
    message: 'works elsewhere',
    reason: 'overlap',
    facts: { wanted: null, shifts: [{ assignmentId: 1, ...shift('2027-03-02'), providerName: 'Bruno Lindqvist' }] },
    conflicts: [],
  }
  const all = server(({ path }) => {
    if (!path.includes('ahead=')) return ahead
    if (path.includes('handOver'))
      return { status: 409, body: { message: 'no', reason: 'handOver', facts: { booking: overlap } } }
    return { body: { provider: { ...maya, lastDay: '2027-03-07', version: 2 } } }
  })
  render(<PersonLeaves provider={maya} onClose={onClose} />)
  await press('Deactivate')
  await expect.element(page.getByText('30 shifts are ahead')).toBeVisible()
  await expect.element(page.getByText('and 25 more')).toBeVisible()
  await press('Deactivate')
  await expect.element(page.getByText('Say what becomes of the shifts ahead')).toBeVisible()
  await page.getByText('Hand them to somebody').click()
  await press('Deactivate')
  await expect.element(page.getByText('Say who works them')).toBeVisible()
  await page.getByRole('combobox', { name: /^Who works them/ }).fill('o')
  await expect.element(page.getByRole('option', { name: 'Bruno Lindqvist' })).toBeVisible()
  // Nobody takes over from themselves.
  expect(page.getByRole('option').elements()).toHaveLength(1)
  await page.getByRole('option', { name: 'Bruno Lindqvist' }).click()
  await press('Deactivate')
  await expect
    .element(page.getByText(/^Bruno Lindqvist already works at Harborlight: Tuesday, March 2, 2027/))
    .toBeVisible()
  // What can be chosen stays when another reason has come.
  await page.getByText('Keep the person until the last of them').click()
  await press('Deactivate')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(writes(all).map(({ path }) => path)).toEqual([
    '/api/providers/maya?version=1',
    '/api/providers/maya?version=1&ahead=handOver&toProviderId=bruno',
    '/api/providers/maya?version=1&ahead=keep',
  ])
})

it('sends what was changed alone, and takes in what somebody else has changed meanwhile', async () => {
  const theirs = { ...maya, phone: '2', version: 7 }
  let tries = 0
  const all = server(() => {
    tries += 1
    if (tries === 1) return { status: 409, body: { message: 'newer', reason: 'version', facts: { provider: theirs } } }
    return { body: { provider: { ...theirs, email: 'm@example.test', version: 8 } } }
  })
  render(<PersonForm provider={maya} onClose={onClose} />)
  await page.getByRole('textbox', { name: 'E-mail' }).fill('m@example')
  await press('Save')
  await expect.element(page.getByText('This is not an e-mail address')).toBeVisible()
  await page.getByRole('textbox', { name: 'E-mail' }).fill('m@example.test')
  await press('Save')
  await expect.element(page.getByText(/^Somebody has changed this person/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('2')
  await expect.element(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('m@example.test')
  await press('Save')
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(writes(all).map(({ body }) => body)).toEqual([
    { version: 1, email: 'm@example.test' },
    { version: 7, email: 'm@example.test' },
  ])
})
