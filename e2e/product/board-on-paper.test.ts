import type { Board } from '@onward/contract'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { enter, useBrowser } from '../browser.ts'

useBrowser()

/** A month that no other test writes to. */
const MONTH = new Date().toISOString().slice(0, 7)

/** A sign without what is to be known beside it. */
const bare = (word: string) => word.replace(/[*◆?]+$/, '')

it('a roster on paper has every shift once, nights on both days, and heads on each page', async () => {
  const { page, done } = await enter('admin', {}, `/board?span=month&date=${MONTH}-01`)
  await page.locator('[role=grid][aria-busy=false] [data-shift]').first().waitFor()
  const printed = async (format: 'A4' | 'Letter' = 'A4') => {
    const pdf = await page.pdf({ format, preferCSSPageSize: true })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false })
    return text.map((one) => one.replaceAll(/\s+/g, ' '))
  }
  // The paper is downloaded once the board is on the screen.
  await expect.poll(async () => (await printed())[0]).toContain('Printed')
  const papers = [await printed(), await printed('Letter')]
  const board = await page.evaluate(async (month) => {
    const end = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10)
    const answer = await fetch(`/api/board?from=${month}-01&to=${end}&hospitalId=&specialtyId=&q=`, {
      headers: { authorization: `Bearer ${localStorage.getItem('accessToken') ?? ''}` },
    })
    return (await answer.json()) as Board // as the contract has it
  }, MONTH)

  for (const pages of papers) {
    const [first = ''] = pages
    expect(first).toContain('All facilities and people')
    expect(first).toMatch(/Printed .+ by Rosalind Achterdale/)
    expect(pages.map((text) => /\d+ \/ \d+/.exec(text)?.[0])).toEqual(
      pages.map((_, at) => `${at + 1} / ${pages.length}`),
    )
    const letters = new Map(board.shiftTypes.map((type) => [type.shiftTypeId, type.letters]))
    const begun = board.shifts.startsAt.flatMap((from, at) => (from.startsWith(MONTH) ? [at] : []))
    expect(begun.length).toBeGreaterThan(100)
    const placeOf = (at: number) => board.facilities[board.shifts.facility[at] ?? -1]?.facilityName
    const headOf = (text: string) =>
      board.facilities
        .map(({ facilityName }) => ({ facilityName, at: text.indexOf(`${facilityName} `) }))
        .filter(({ at }) => at !== -1)
        .toSorted((one, other) => one.at - other.at)[0]?.facilityName
    for (const [name, own] of Map.groupBy(begun, placeOf)) {
      const pagesOf = pages.filter((text) => headOf(text) === name)
      // Each page says of when it is and what it is a part of; what nobody works yet is counted by itself.
      const staffed = own.filter((at) => board.shifts.person[at] !== null).length
      const open = own.length - staffed
      for (const text of pagesOf)
        expect(text).toMatch(new RegExp(`· ${staffed} shifts?\\b.* h[^·]*${open > 0 ? `· ${open} open` : ''}`))
      const words = pagesOf.flatMap((text) => (text.split(/ Person (?:\w{3} \d+ )+/)[1] ?? '').split(' '))
      const found = [...Map.groupBy(own, (at) => board.shifts.shiftTypeId[at] ?? '')].map(([typeId, those]) => {
        const sign = letters.get(typeId) ?? ''
        return { sign, expected: those.length, printed: words.filter((word) => bare(word) === sign).length }
      })
      expect(
        found.filter(({ expected, printed: is }) => expected !== is),
        name,
      ).toEqual([])
      const nights = own.filter((at) => {
        const [from = '', to = ''] = [board.shifts.startsAt[at], board.shifts.endsAt[at]]
        return to.slice(0, 10) > from.slice(0, 10) && to.startsWith(MONTH)
      })
      expect(words.filter((word) => word.startsWith('–')).length).toBeGreaterThanOrEqual(nights.length)
    }
    for (const word of ['Undo', 'Day width', 'Sign out', 'Today']) expect(pages.join(' ')).not.toContain(word)
  }
  await done()
})

it('paper that is narrower than the screen has the dates of the screen', async () => {
  const { page, done } = await enter('admin', {}, '/board')
  await page.locator('[role=grid][aria-busy=false] [data-shift]').first().waitFor()
  const shown = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .findLast((name) => name.includes('/api/board?')),
  )
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/api/board?') && asked.push(request.url())))
  const printed = async () => {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' }))), {
      mergePages: true,
    })
    return text.replaceAll(/\s+/g, ' ')
  }
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  const days = heading.replace(/^Board:\s*/, '').replaceAll(/\s+/g, ' ')
  await expect.poll(printed).toContain(days)
  // What others book meanwhile has the same dates asked for again, and no others.
  expect(asked.filter((address) => address !== shown)).toEqual([])
  await done()
})
