import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { keys } from '#test/hand.ts'
import { signIn } from '#test/house.tsx'
import { atInsight, gap, harbor, maya, mesa, NOW, openInsight, serveInsight, today, untimed } from '#test/insight.tsx'
import { userWith } from '#test/people.ts'

beforeEach(atInsight)

describe('today', () => {
  it('opens each figure to what it counts, as of the moment of the figure', async () => {
    const all = serveInsight({ rows: [maya] })
    openInsight()
    await page.getByRole('button', { name: /^On now/ }).click()
    const dialog = page.getByRole('dialog', { name: 'On now' })
    await expect.element(dialog.getByRole('status')).toMatchTextContent(/^1 row, together 1$/)
    await expect.element(dialog.getByRole('row', { name: /Maya Okafor/ })).toMatchTextContent(/filled/)
    expect(all.asked('/api/insight/today/shifts')).toMatchObject([{ figure: 'onDuty', during: 'now', asOf: NOW }])
  })

  it('has its filters once the figures stand, however long who could take a shift is searched for', async () => {
    const all = serveInsight({ candidates: new Promise(() => {}) })
    openInsight()
    await expect.poll(() => all.asked('/api/candidates').length).toBe(1)
    await expect.element(page.getByRole('combobox', { name: 'Specialty' })).toBeVisible()
  })

  it('says of a list that it has changed since', async () => {
    serveInsight({ rows: [maya, { ...maya, assignmentId: 8 }] })
    openInsight()
    await page.getByRole('button', { name: /^On now/ }).click()
    await expect
      .element(page.getByRole('dialog').getByRole('status'))
      .toMatchTextContent(/2 rows, together 2 The page said 1: it has changed since\./)
  })

  it('has a field for each day and night, that is opened by keys, and says who states no demand', async () => {
    const all = serveInsight()
    openInsight()
    const field = page.getByRole('button', { name: '1/2, Harbor General, Fri day' })
    await expect.element(field).toHaveAttribute('data-band', 'few')
    ;(field.element() as HTMLElement).focus()
    await keys('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Harbor General, Fri day' })).toBeVisible()
    expect(all.asked('/api/insight/today/shifts')).toMatchObject([
      { figure: 'required', at: 'harbor', date: '2026-11-20', half: 'day' },
    ])
    await expect.element(page.getByText('No demand is stated for MES')).toBeVisible()
  })

  it('finds somebody for what is missing in one press', async () => {
    const all = serveInsight()
    openInsight()
    await page.getByRole('button', { name: /can take it, Fri, Nov 20/ }).click()
    const drawer = page.getByRole('dialog', { name: 'Find somebody' })
    await expect.element(drawer.getByRole('button', { name: 'Assign to Ada Lindqvist' })).toBeVisible()
    expect(all.asked('/api/candidates')).toMatchObject([
      { hospitalId: 'harbor', startsAt: '2026-11-20T07:00', endsAt: '2026-11-20T19:00', shiftTypeId: 'day' },
      { hospitalId: 'harbor' },
    ])
    // It has begun: that is asked before it is written.
    await drawer.getByRole('button', { name: 'Assign to Ada Lindqvist' }).click()
    const question = page.getByRole('dialog', { name: 'Add a shift that has already begun?' })
    await expect.element(question).toBeVisible()
    expect(all.filter(({ method }) => method === 'POST')).toEqual([])
  })

  it('never says that nobody is missing where somebody is at any time', async () => {
    const all = serveInsight({ today: untimed, rows: [{ ...gap, startsAt: null, endsAt: null }] })
    openInsight()
    await expect.element(page.getByRole('button', { name: /^On now/ })).toMatchTextContent(/at any time: 0 of 1/)
    const tile = page.getByRole('button', { name: /^Short in 72 h/ })
    await expect.element(tile).toMatchTextContent(/1 at any time of these three days/)
    await expect.element(page.getByRole('button', { name: '0/1, Harbor General, any time' })).toBeVisible()
    await expect.element(page.getByText('1 is missing who may come at any time of these three days')).toBeVisible()
    for (const words of ['Nobody is missing', 'no demand is stated', 'Not known: no demand is stated here'])
      expect(page.getByText(words, { exact: true }).elements()).toEqual([])
    await tile.click()
    await expect
      .element(page.getByRole('dialog', { name: 'Missing at any time' }).getByRole('status'))
      .toMatchTextContent(/^1 row, together 1$/)
    expect(all.asked('/api/insight/today/shifts')).toMatchObject([{ figure: 'anyTimeMissing' }])
  })

  it('does not call a day free on which somebody is needed at any time', async () => {
    const cell = { ...today.cells[0]!, date: '2026-11-21' } // there is one
    serveInsight({
      today: {
        ...today,
        facilities: [harbor, { ...mesa, saysDemand: true }],
        cells: [...today.cells, cell],
        anyTime: { ...untimed.anyTime, cells: untimed.anyTime.cells.map((one) => ({ ...one, hospitalId: 'mesa' })) },
      },
    })
    openInsight()
    const row = page.getByRole('row', { name: /Mesa Clinic/ })
    await expect.element(row).toMatchTextContent(/MES.*Mesa Clinic.*–.*∗at any time only.*0\/1/)
    await expect.element(page.getByRole('button', { name: /^Short in 72 h/ })).toMatchTextContent(/1 more at any time/)
  })

  it('gives a facility the colour that it has among all, whichever are asked for', async () => {
    serveInsight({ today: { ...today, facilities: [harbor] } })
    openInsight('?facility=harbor')
    await expect.element(page.getByText('HAR', { exact: true }).first()).toHaveAttribute('data-tone', '4')
  })

  it('names the clock of what starts at a place elsewhere', async () => {
    const far = { ...maya, timeZone: 'Pacific/Auckland' }
    serveInsight({ today: { ...today, starting: { count: 1, rows: [far] } } })
    openInsight()
    const tile = page.getByRole('button', { name: /^Starting within 12 h/ })
    await expect.element(tile).toMatchTextContent(/next: Maya Okafor, 7:00\sAM (NZ|GMT)\S*, HAR/)
    await expect.element(page.getByText(/^7:00\sAM (NZ|GMT)\S*$/)).toBeVisible()
  })

  it('lists on paper all that is short, and says so where the list itself is cut', async () => {
    const rows = Array.from({ length: 12 }, () => gap)
    serveInsight({ today: { ...today, short: { open: 0, notPosted: 34, beyond: 0, rows } } })
    openInsight()
    const listed = () => page.getByText(/Day · Harbor General · Not posted/).elements().length
    await expect.poll(listed).toBe(8)
    dispatchEvent(new Event('beforeprint'))
    expect(listed()).toBe(12)
    expect(page.getByText('The first 12 of 34.').elements()).toHaveLength(1)
    dispatchEvent(new Event('afterprint'))
    await expect.poll(listed).toBe(8)
  })

  it('prints nothing over anything else on a narrow screen', async () => {
    await page.viewport(320, 900)
    const credential = {
      credentialId: 'c1',
      providerId: 'maya',
      providerName: 'Maximiliane Schneider-Oberleitner',
      credentialTypeName: 'Advanced Cardiovascular Life Support',
      facilityName: null,
      validTo: '2026-11-30',
      hasEnded: false,
      assignmentIds: [7, 8],
    }
    serveInsight({ today: { ...today, credentials: [credential] } })
    openInsight()
    const type = page.getByText('Advanced Cardiovascular Life Support')
    await expect.element(type).toBeVisible()
    const boxOf = (one: Element) => one.getBoundingClientRect()
    const line = [...(type.element().closest('li')?.children ?? [])].map(boxOf)
    const gapLine = [
      ...(page
        .getByText(/Day · Harbor General · Not posted/)
        .element()
        .closest('li')?.children ?? []),
    ]
    for (const boxes of [line, gapLine.map(boxOf)])
      for (const [at, one] of boxes.entries())
        for (const other of boxes.slice(at + 1))
          expect(one.right <= other.left || one.bottom <= other.top || other.bottom <= one.top).toBe(true)
    // A box may hold its words and still let them out.
    for (const one of type.element().closest('li')?.children ?? [])
      expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth + 1)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  })

  it('keeps what it had where nothing can be asked, and says from when it is', async () => {
    const all = serveInsight()
    openInsight()
    await expect.element(page.getByText(/as of/)).toBeVisible()
    all.down()
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^On now/ })).toBeVisible()
  })
})

describe('an address', () => {
  it('that asks for what there is not says so beside its figures', async () => {
    serveInsight()
    openInsight('?facility=nowhere&specialty=zzz')
    await expect.element(page.getByText('“nowhere”: unknown')).toBeVisible()
    await expect.element(page.getByText('“zzz”: unknown')).toBeVisible()
    await expect.element(page.getByRole('combobox', { name: 'Specialty' })).toHaveDisplayValue('zzz')
  })
})

describe('figures', () => {
  it('of an address that means nothing says what of it', async () => {
    serveInsight()
    openInsight('?tab=nights&period=custom&from=2026-13-01&to=2026-12-01&overtime=900')
    await expect
      .element(
        page.getByText(
          '“nights”: unknown · “custom”: unknown · “2026-13-01”: unknown · “2026-12-01”: unknown · “900”: unknown',
        ),
      )
      .toBeVisible()
  })

  it('of another filter do not stand under this one', async () => {
    serveInsight()
    openInsight()
    const figure = page.getByRole('button', { name: /^On now/ })
    await expect.element(figure).toBeVisible()
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    history.replaceState(null, '', '/insight?specialty=cardiology')
    await expect.element(figure).not.toBeInTheDocument()
  })

  it('of a report neither, though they do stay where its days alone are others', async () => {
    serveInsight()
    openInsight('?tab=coverage&from=2026-11-01&to=2026-11-30')
    const figure = page.getByRole('button', { name: /^Fill rate/ })
    await expect.element(figure).toBeVisible()
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    history.replaceState(null, '', '/insight?tab=coverage&from=2026-11-01&to=2026-11-29')
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull()
    await expect.element(figure).toBeVisible()
    history.replaceState(null, '', '/insight?tab=coverage&from=2026-11-01&to=2026-11-29&specialty=cardiology')
    await expect.element(figure).not.toBeInTheDocument()
  })

  it('are not noughts where nobody says who is needed, and are where nobody is', async () => {
    const nobody = { ...untimed, anyTime: { ...untimed.anyTime, required: 0, notPosted: 0, missing: 0, cells: [] } }
    serveInsight({ today: { ...nobody, facilities: [mesa] } })
    openInsight()
    await expect.element(page.getByText('– no demand is stated')).toBeVisible()
    expect(page.getByRole('button', { name: /^Short in 72 h/ }).elements()).toHaveLength(0)
  })

  it('say that nobody is needed where that is stated', async () => {
    const nobody = { ...untimed, anyTime: { ...untimed.anyTime, required: 0, notPosted: 0, missing: 0, cells: [] } }
    serveInsight({ today: { ...nobody, facilities: [harbor] } })
    openInsight()
    await expect.element(page.getByRole('button', { name: /^Short in 72 h 0/ })).toBeVisible()
    await expect.element(page.getByText('Nobody is missing')).toBeVisible()
    expect(page.getByText(/no demand is stated/).elements()).toHaveLength(0)
  })
})

describe('a view that a scheduler opens', () => {
  it('says what of it they do not see', async () => {
    signIn(userWith('Scheduler'))
    serveInsight()
    openInsight('?tab=cost&facility=harbor')
    await expect.element(page.getByText('Cost is a report for admins: you are shown Today in its place.')).toBeVisible()
    await expect.element(page.getByText(/^Some of the facilities that are chosen are not yours to see/)).toBeVisible()
  })
})
