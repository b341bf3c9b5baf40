import type { CallOutRate, Rate } from '@onward/contract'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve, type Asked } from '#test/server.ts'
import RatesPage from './rates-page.tsx'

const rate: Rate = {
  rateId: 'r1',
  providerId: 'maya',
  providerName: 'Maya Okafor',
  hospitalId: null,
  facilityName: null,
  shiftTypeId: 'night',
  shiftTypeName: 'Night',
  specialtyId: null,
  specialtyName: null,
  validFrom: '2026-01-01',
  validTo: null,
  perHour: 12_050,
  version: 3,
}
const callOut: CallOutRate = {
  callOutRateId: 'c1',
  hospitalId: null,
  facilityName: null,
  partOfDay: 'night',
  perMille: 52,
  version: 2,
}
type Given = ReturnType<Parameters<typeof serve>[0]>
const server = (write: (asked: Asked) => Given, money = { currency: 'EUR', digits: 2 }) =>
  serve((asked) => {
    if (asked.method !== 'GET') return write(asked)
    if (asked.path.startsWith('/api/currency')) return { body: { ...money, isFixed: true } }
    if (asked.path.startsWith('/api/rates')) return { body: { rates: [rate], total: 1, ...money } }
    if (asked.path.startsWith('/api/premiums')) return { body: { premiums: [], total: 0, ...money } }
    if (asked.path.startsWith('/api/budgets')) return { body: { budgets: [], total: 0, ...money } }
    if (asked.path.startsWith('/api/call-out-rates')) return { body: { callOutRates: [callOut], total: 1 } }
    return { body: { providers: [], facilities: [], specialties: [], shiftTypes: [], total: 0 } }
  })
const writes = (all: readonly Asked[]) => all.filter(({ method }) => method !== 'GET')
const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()

beforeEach(() => {
  history.replaceState(null, '', '/rates')
  onTestFinished(() => history.replaceState(null, '', '/'))
  signIn(admin)
})

it('has each rate in the currency of the account, and sends what was changed of one in its smallest unit', async () => {
  const all = server(({ body }) => ({ status: 200, body: { rate: { ...rate, ...body, version: 4 } } }))
  render(<RatesPage />)
  await expect.element(page.getByRole('row', { name: /€120\.50 Maya Okafor Any Night Any/ })).toBeVisible()
  await page.getByRole('button', { name: '€120.50' }).click()
  const field = page.getByRole('textbox', { name: 'An hour, in EUR' })
  await expect.element(field).toHaveValue('120.50')
  await field.fill('1,200')
  await save()
  await expect.element(field).toHaveAccessibleDescription('Write an amount such as 1200.50')
  expect(writes(all)).toEqual([])
  await field.fill('121,15')
  await save()
  await expect.poll(() => writes(all).map(({ body }) => body)).toEqual([{ version: 3, perHour: 12_115 }])
})

it('says of a rate for the same what is in its way, and keeps what was typed', async () => {
  server(() => ({ status: 409, body: { message: 'There is', reason: 'same', facts: { rate } } }))
  render(<RatesPage />)
  await page.getByRole('button', { name: 'Add a rate' }).click()
  await page.getByRole('textbox', { name: 'An hour, in EUR' }).fill('99')
  await page.getByRole('textbox', { name: 'First day' }).fill('01/02/2027')
  await save()
  await expect.element(page.getByText(/There is a rate for the same from the same day on/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'An hour, in EUR' })).toHaveValue('99')
})

it('says of a rate that an import brings at this moment that it comes', async () => {
  server(() => ({ status: 409, body: { message: 'There is', reason: 'same', facts: { rate: null } } }))
  render(<RatesPage />)
  await page.getByRole('button', { name: '€120.50' }).click()
  await page.getByRole('textbox', { name: 'First day' }).fill('01/02/2027')
  await save()
  await expect.element(page.getByText(/An import that goes on brings a rate for the same/)).toBeVisible()
})

it('leads to the import of rates, and takes away what the list shows', async () => {
  server(() => ({ status: 500, body: {} }))
  history.replaceState(null, '', '/rates?q=maya')
  render(<RatesPage />)
  await expect
    .element(page.getByRole('link', { name: 'Import', exact: true }))
    .toHaveAttribute('href', '/import?kind=rates')
  await expect.element(page.getByRole('button', { name: 'Download' })).toBeVisible()
  // Premiums and budgets are typed.
  await page.getByText('Premiums', { exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Add a premium' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Import', exact: true })).not.toBeInTheDocument()
})

it('takes a premium as a share of the rate, or as an amount with the digits of its currency', async () => {
  const all = server(
    ({ body }) => ({
      status: 201,
      body: { premium: { premiumId: 'm', facilityName: null, version: 1, ...body } },
    }),
    { currency: 'JPY', digits: 0 },
  )
  history.replaceState(null, '', '/rates?show=premiums')
  render(<RatesPage />)
  const add = async () => {
    await page.getByRole('button', { name: 'Add a premium' }).click()
    await page.getByRole('textbox', { name: 'First day' }).fill('01/02/2027')
  }
  await add()
  await page.getByRole('textbox', { name: 'Percent of the rate' }).fill('12.5')
  await save()
  await expect.poll(() => writes(all).map(({ body }) => body)).toMatchObject([{ basisPoints: 1_250, perHour: null }])
  await add()
  await page.getByRole('combobox', { name: 'Adds as' }).selectOptions('amount')
  await page.getByRole('textbox', { name: 'An hour, in JPY' }).fill('500')
  await save()
  await expect.poll(() => writes(all).length).toBe(2)
  expect(writes(all)[1]?.body).toMatchObject({ basisPoints: null, perHour: 500 })
})

it('has how often people call out in percent, and sends it in thousandths', async () => {
  history.replaceState(null, '', '/rates?show=callOuts')
  const all = server(({ body }) => ({ status: 200, body: { callOutRate: { ...callOut, ...body, version: 3 } } }))
  render(<RatesPage />)
  await expect.element(page.getByRole('row', { name: 'Any facility Night 5.2%' })).toBeVisible()
  await page.getByRole('button', { name: 'Any facility' }).click()
  const field = page.getByRole('textbox', { name: 'Percent of shifts' })
  await expect.element(field).toHaveValue('5.2')
  await field.fill('100,1')
  await save()
  await expect.element(field).toHaveAccessibleDescription(/^Must be 100\.0 or less/)
  expect(writes(all)).toEqual([])
  await field.fill('7,5')
  await save()
  await expect.poll(() => writes(all).map(({ body }) => body)).toEqual([{ version: 2, perMille: 75 }])
})

it('says what somebody else has made of a field that is typed here too, takes theirs of the others, and saves again', async () => {
  const newer = { ...rate, perHour: 13_000, validTo: '2026-12-31', shiftTypeId: null, shiftTypeName: null, version: 4 }
  let isFirst = true
  const all = server(() => {
    if (!isFirst) return { status: 200, body: { rate: newer } }
    isFirst = false
    return { status: 409, body: { message: 'Changed', reason: 'version', facts: { rate: newer } } }
  })
  render(<RatesPage />)
  await page.getByRole('button', { name: '€120.50' }).click()
  const field = page.getByRole('textbox', { name: 'An hour, in EUR' })
  await field.fill('121')
  await save()
  await expect.element(field).toHaveAccessibleDescription('Saved meanwhile by somebody else: 130.00')
  await expect.element(field).toHaveValue('121')
  await expect.element(page.getByRole('textbox', { name: 'Last day' })).toHaveValue('12/31/2026')
  await save()
  await expect
    .poll(() => writes(all).map(({ body }) => body))
    .toEqual([
      { version: 3, perHour: 12_100 },
      { version: 4, perHour: 12_100 },
    ])
})
