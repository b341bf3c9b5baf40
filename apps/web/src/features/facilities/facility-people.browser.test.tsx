import texts from 'texts:facilities'
import type { Provider } from '@onward/contract'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { admin, scheduled } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve } from '#test/server.ts'
import { addTexts } from '#web/lib/text.ts'
import { FacilityPeople } from './facility-people.tsx'

addTexts(texts)

const at = (...ids: string[]) => ids.map((hospitalId) => ({ hospitalId, facilityName: hospitalId }))
const person = (providerId: string, providerName: string, ...places: string[]) =>
  scheduled({ providerId, providerName, specialty: null, facilities: at(...places), version: 3 })
/** Ada works here and there, Ben here alone, Cy anywhere, and Dee elsewhere. */
const open = () => {
  let isNewer = false
  const rows = new Map<string, Provider>(
    [person('ada', 'Ada', 'ny', 'la'), person('ben', 'Ben', 'ny'), person('cy', 'Cy'), person('dee', 'Dee', 'la')].map(
      (row) => [row.providerId, row],
    ),
  )
  const all = serve(({ method, path, body }) => {
    const [, id = ''] = /^\/api\/providers\/(\w+)/.exec(path) ?? []
    const one = rows.get(id)
    if (method === 'PATCH' && one) {
      if (id === 'ada' && !isNewer) {
        isNewer = true
        rows.set(id, { ...one, version: 4 })
        const facts = { provider: { ...one, version: 4 } }
        return { status: 409, body: { message: 'newer', reason: 'version', facts } }
      }
      const changed = { ...one, facilities: at(...(body['hospitalIds'] as string[])), version: one.version + 1 } // as sent
      rows.set(id, changed)
      return { body: { provider: changed } }
    }
    if (one) return { body: { provider: one, user: null } }
    const isHere = ({ facilities }: Provider) =>
      facilities.length === 0 || facilities.some(({ hospitalId }) => hospitalId === 'ny')
    const found = [...rows.values()].filter((row) => !path.includes('hospitalId=ny') || isHere(row))
    return { body: { providers: found, total: found.length } }
  })
  render(<FacilityPeople hospitalId="ny" facilityName="Harbor" />)
  return {
    writes: () => all.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]),
    listed: () => all.filter(({ path }) => path.includes('hospitalId=ny')).length,
  }
}
const names = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((line) => line.textContent)
const add = async (name: string) => {
  await page.getByRole('combobox', { name: 'Add somebody' }).fill(name)
  await page.getByRole('option', { name }).click()
}

beforeEach(() => signIn(admin))

it('names who may work there, and whom it is that works anywhere or only here', async () => {
  open()
  await expect.poll(names).toEqual(['AdaTake away', 'Benworks only here', 'Cyworks anywhere'])
  await expect.element(page.getByRole('link', { name: 'Ben' })).toHaveAttribute('href', '/people/ben')
})

it('adds somebody, who keeps the facilities that they have, and leaves whoever works anywhere', async () => {
  const { writes } = open()
  await add('Dee')
  await expect.element(page.getByText('Dee may work at Harbor')).toBeVisible()
  await expect.poll(names).toContain('DeeTake away')
  await add('Cy')
  await expect.element(page.getByText('Cy works anywhere, and so at Harbor')).toBeVisible()
  expect(writes()).toEqual([['/api/providers/dee', { version: 3, hospitalIds: ['la', 'ny'] }]])
})

it('takes somebody away, once what a colleague has changed of them is seen', async () => {
  const { writes, listed } = open()
  const away = page.getByRole('button', { name: 'Take Ada away' })
  await away.click()
  await expect.element(page.getByText(/^Somebody has changed this person meanwhile/)).toBeVisible()
  // The list has come again by then.
  await expect.poll(() => listed()).toBeGreaterThan(1)
  await expect.element(away).toBeEnabled()
  await away.click()
  await expect.poll(names).toEqual(['Benworks only here', 'Cyworks anywhere'])
  expect(writes().at(-1)).toEqual(['/api/providers/ada', { version: 4, hospitalIds: ['la'] }])
})
