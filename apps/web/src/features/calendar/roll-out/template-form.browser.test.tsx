import type { Template, TemplateSlot, TemplateWithSlots } from '@onward/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import texts from 'texts:event,open,pager,templates'
import { signIn } from '#test/house.tsx'
import { admin } from '#test/people.ts'
import { render } from '#test/render.tsx'
import { serve, type Asked } from '#test/server.ts'
import { addTexts } from '#web/lib/text.ts'
import { TemplateForm } from './template-form.tsx'

addTexts(texts)

const slot = (week: number, weekday: number, more: Partial<TemplateSlot> = {}): TemplateSlot => ({
  week,
  weekday,
  hospitalId: 'harbor',
  facilityName: 'Harbor General',
  shiftTypeId: 'day',
  shiftTypeName: 'Day',
  startsAt: null,
  endsAt: null,
  days: null,
  specialtyId: null,
  specialtyName: null,
  providerId: null,
  providerName: null,
  ...more,
})
const ROW: Template = {
  templateId: 't1',
  templateName: 'Two weeks',
  weeks: 2,
  // A Monday.
  anchor: '2026-11-02',
  holidays: 'normal',
  slotCount: 3,
  hospitalIds: ['harbor'],
  facilityNames: ['Harbor General'],
  appliedFrom: null,
  appliedTo: null,
  appliedAt: null,
  version: 4,
}
const TEMPLATE: TemplateWithSlots = {
  ...ROW,
  slots: [slot(1, 1, { providerId: 'maya', providerName: 'Maya Okafor' }), slot(2, 2), slot(2, 2)],
}
const TYPES = [
  { shiftTypeId: 'day', shiftTypeName: 'Day', startsAt: '07:00', endsAt: '19:00', days: 0, partOfDay: 'day' },
  { shiftTypeId: 'custom', shiftTypeName: 'Custom', startsAt: null, endsAt: null, days: null, partOfDay: 'custom' },
].map((one) => ({ ...one, isActive: true, isUsed: true, version: 1 }))
const facility = {
  hospitalId: 'mesa',
  facilityName: 'Mesa Clinic',
  timeZone: 'America/Denver',
  city: null,
  state: null,
  code: 'MES',
  tone: 1,
  isActive: true,
  publishedUntil: null,
  version: 1,
}
type Answer = ReturnType<Parameters<typeof serve>[0]>
const answers =
  (write: (asked: Asked) => Answer) =>
  (asked: Asked): Answer => {
    if (asked.method !== 'GET') return write(asked)
    if (asked.path.startsWith('/api/shift-types')) return { body: { shiftTypes: TYPES, total: 2 } }
    if (asked.path.startsWith('/api/facilities')) return { body: { facilities: [facility], total: 1 } }
    if (asked.path.startsWith('/api/specialties')) return { body: { specialties: [], total: 0 } }
    return { body: { providers: [], total: 0 } }
  }
const onClose = vi.fn<() => void>()
const open = (
  write: (asked: Asked) => Answer = () => ({ body: { template: ROW } }),
  template: TemplateWithSlots | null = TEMPLATE,
) => {
  const all = serve(answers(write))
  render(
    <main>
      <TemplateForm {...(template && { template })} onClose={onClose} />
    </main>,
  )
  return () => all.filter(({ method }) => method !== 'GET')
}
const dialog = page.getByRole('dialog', { name: 'Template Two weeks' })
const cell = (name: RegExp) => dialog.getByRole('checkbox', { name })

beforeEach(() => {
  onClose.mockReset()
  signIn(admin)
})

describe('a template', () => {
  it('is shown by lines and days, of two alike on a day two, and sends what is ticked', async () => {
    const sent = open()
    expect(cell(/./).elements()).toHaveLength(3 * 14)
    await expect.element(dialog.getByText('3 shifts each time it comes round.')).toBeVisible()
    await cell(/^Harbor General, Day, Maya Okafor: Mon, week 1$/).click()
    await cell(/^Harbor General, Day, Maya Okafor: Sun, week 2$/).click()
    await dialog.getByRole('button', { name: 'Remove Harbor General, Day, Open shift' }).first().click()
    await dialog.getByRole('combobox', { name: 'Public holidays' }).selectOptions('none')
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => onClose.mock.calls).toHaveLength(1)
    const [write] = sent()
    expect(write?.body).toMatchObject({ version: 4, templateName: 'Two weeks', weeks: 2, holidays: 'none' })
    expect(write?.body.slots).toMatchObject([
      { week: 2, weekday: 0, providerId: 'maya' },
      { week: 2, weekday: 2, providerId: null },
    ])
  })

  it('is walked by the arrows and ticked by Space', async () => {
    open()
    const first = cell(/Maya Okafor: Mon, week 1$/)
    await expect.element(first).toHaveAttribute('tabindex', '0')
    // The dialog has brought the focus to its first field.
    await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    first.element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowDown} ')
    const below = cell(/Open shift: Tue, week 1$/).first()
    await expect.element(below).toHaveFocus()
    await expect.element(below).toHaveAttribute('aria-checked', 'true')
    await userEvent.keyboard('{End}')
    await expect.element(dialog.getByRole('button', { name: /^Remove .*Open shift$/ }).first()).toHaveFocus()
  })

  it('loses what stands in weeks that are taken away, and says how much', async () => {
    const sent = open()
    await dialog.getByRole('combobox', { name: 'Weeks' }).selectOptions('1')
    await expect
      .element(dialog.getByText(/One shift each time.*2 more are in weeks that you have taken away/))
      .toBeVisible()
    await dialog.getByRole('button', { name: 'Save', exact: true }).click()
    await expect.poll(() => onClose.mock.calls).toHaveLength(1)
    expect(sent()[0]?.body.slots).toHaveLength(1)
  })

  it('says which name is taken, puts what was changed over what somebody else has saved, and leaves the rest of theirs', async () => {
    let count = 0
    const sent = open(() => {
      count += 1
      if (count === 1) return { status: 409, body: { message: 'taken', reason: 'name', facts: { template: null } } }
      if (count === 2)
        return {
          status: 409,
          body: {
            message: 'newer',
            reason: 'version',
            facts: {
              template: { ...TEMPLATE, templateName: 'Theirs', holidays: 'sunday', slots: [slot(1, 3)], version: 9 },
            },
          },
        }
      return { body: { template: ROW } }
    })
    const save = dialog.getByRole('button', { name: 'Save', exact: true })
    await save.click()
    await expect.element(dialog.getByText('Another template has this name').first()).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Two other weeks')
    await cell(/Maya Okafor: Fri, week 1$/).click()
    await save.click()
    await expect.element(dialog.getByText(/What you did not change is as they left it/)).toBeVisible()
    await expect.element(dialog.getByText('Saved meanwhile by somebody else: Theirs')).toBeVisible()
    await expect.element(dialog.getByText(/^2 shifts each time/)).toBeVisible()
    await expect.element(cell(/Maya Okafor: Fri, week 1$/)).toHaveAttribute('aria-checked', 'true')
    await save.click()
    await expect.poll(() => onClose.mock.calls).toHaveLength(1)
    expect(sent().map(({ body }) => [body.templateName, body.version])).toEqual([
      ['Two weeks', 4],
      ['Two other weeks', 4],
      ['Two other weeks', 9],
    ])
    expect(sent().map(({ body }) => [body.holidays, (body.slots as unknown[]).length])).toEqual([
      ['normal', 3],
      ['normal', 4],
      ['sunday', 2],
    ])
  })

  it('begins with nothing, takes lines of a facility and a type, and asks for times where the type has none', async () => {
    const sent = open(undefined, null)
    const anew = page.getByRole('dialog', { name: 'New template' })
    await expect.element(anew.getByText(/Nothing comes round yet/)).toBeVisible()
    const add = anew.getByRole('button', { name: 'Add' })
    await expect.element(add).toBeDisabled()
    await anew.getByRole('combobox', { name: 'Facility' }).click()
    await page.getByRole('option', { name: 'Mesa Clinic' }).click()
    await anew.getByRole('combobox', { name: 'Shift type' }).click()
    await page.getByRole('option', { name: 'Custom' }).click()
    await expect.element(add).toBeDisabled()
    await anew.getByLabelText('Starts').fill('22:00')
    await anew.getByLabelText('Ends').fill('06:30')
    await add.click()
    await anew.getByRole('checkbox', { name: /^Mesa Clinic, Custom, .*: Wed, week 1$/ }).click()
    await anew.getByRole('textbox', { name: 'Name' }).fill('Nights')
    await anew.getByRole('button', { name: 'Save', exact: true }).click()
    await expect
      .poll(() => sent()[0]?.body)
      .toMatchObject({
        templateName: 'Nights',
        weeks: 1,
        slots: [{ weekday: 3, hospitalId: 'mesa', shiftTypeId: 'custom', startsAt: '22:00', endsAt: '06:30', days: 1 }],
      })
  })
})
