import texts from 'texts:people,records'
import type { Contract, Credential } from '@onward/contract'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve, type Asked } from '#test/server.ts'
import { addTexts } from '#web/lib/text.ts'
import { PersonContracts } from './person-contracts.tsx'
import { PersonCredentials } from './person-credentials.tsx'

addTexts(texts)

const contract: Contract = {
  contractId: 'c1',
  providerId: 'maya',
  providerName: 'Maya Okafor',
  validFrom: '2026-01-01',
  validTo: null,
  fte: 0.8,
  targetHours: 32,
  leastHours: null,
  mostHours: 48,
  packId: 'nurses',
  version: 3,
}
const licence: Credential = {
  credentialId: 'k1',
  providerId: 'maya',
  providerName: 'Maya Okafor',
  credentialTypeId: 'licence',
  credentialTypeName: 'State licence',
  hospitalId: null,
  facilityName: null,
  number: '123',
  validFrom: null,
  validTo: '2026-11-01',
  isRevoked: false,
  status: 'lapsed',
  version: 1,
}
type Given = ReturnType<Parameters<typeof serve>[0]>
const server = (write: (asked: Asked) => Given) =>
  serve((asked) => {
    if (asked.method !== 'GET') return write(asked)
    if (asked.path.startsWith('/api/contracts')) return { body: { contracts: [contract], total: 1 } }
    if (asked.path.startsWith('/api/credentials')) return { body: { credentials: [licence], total: 1 } }
    const types = [
      { credentialTypeId: 'acls', credentialTypeName: 'ACLS', isActive: true, isUsed: false, people: 0, version: 1 },
    ]
    return { body: { credentialTypes: types, facilities: [], total: 1 } }
  })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const writes = (all: readonly Asked[]) =>
  all.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body])
beforeEach(() => {
  signIn(admin)
  vi.useRealTimers()
})

it('a contract is said in words, takes a share with a comma, and says which one has its days', async () => {
  const earlier = { ...contract, contractId: 'c0', validFrom: '2025-01-01', validTo: '2025-12-31' }
  let tries = 0
  const all = server(() => {
    tries += 1
    if (tries === 1)
      return { status: 409, body: { message: 'overlap', reason: 'overlap', facts: { contract: earlier } } }
    return { body: { contract: { ...contract, version: 4 } } }
  })
  render(<PersonContracts providerId="maya" />)
  await expect
    .element(page.getByRole('listitem'))
    .toHaveTextContent('since Jan 1, 2026 80% of full time 32 h a week · at most 48 h · Nurses')
  await press('since Jan 1, 2026')
  const share = page.getByRole('textbox', { name: 'Share of full time' })
  await share.fill('3')
  await press('Save')
  await expect.element(share).toHaveAccessibleDescription(/Type a number above 0, at most 2/)
  await share.fill('0,5')
  await page.getByRole('combobox', { name: 'Rule pack' }).selectOptions('ACGME duty hours')
  await press('Save')
  await expect.element(page.getByText(/There is a contract from Jan 1, 2025 to Dec 31, 2025/).first()).toBeVisible()
  await press('Save')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(writes(all)).toEqual([
    ['PATCH', '/api/contracts/c1', { version: 3, fte: 0.5, packId: 'acgme' }],
    ['PATCH', '/api/contracts/c1', { version: 3, fte: 0.5, packId: 'acgme' }],
  ])
})

it('a credential says that it has lapsed, not by colour alone; a new one is recorded, another one revoked', async () => {
  const all = server(({ method, body }) => ({
    status: method === 'POST' ? 201 : 200,
    body: { credential: { ...licence, ...(body as object) } },
  }))
  render(<PersonCredentials providerId="maya" />)
  await expect.element(page.getByText('lapsed on Nov 1, 2026')).toBeVisible()
  await press('Add a credential')
  await press('Save')
  const type = page.getByRole('combobox', { name: /^Credential type/ })
  await expect.element(type).toHaveAccessibleDescription(/.+/)
  await type.fill('ac')
  await page.getByRole('option', { name: 'ACLS' }).click()
  await page.getByRole('textbox', { name: 'Number' }).fill('77')
  await press('Save')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await press('State licence')
  await page.getByRole('checkbox', { name: /^It was taken away/ }).click()
  await press('Save')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  expect(writes(all)).toEqual([
    [
      'POST',
      '/api/credentials',
      {
        providerId: 'maya',
        credentialTypeId: 'acls',
        hospitalId: null,
        number: '77',
        validFrom: null,
        validTo: null,
        isRevoked: false,
      },
    ],
    ['PATCH', '/api/credentials/k1', { version: 1, isRevoked: true }],
  ])
})
