import { Button } from '@mantine/core'
import type { Template } from '@onward/contract'
import { addDays } from '@onward/scheduling'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import texts from 'texts:event,open,pager,rollOut,templates,undo'
import { Suspense, useState } from 'react'
import { ask } from '#web/lib/api.ts'
import { count, dateSpan, today } from '#web/lib/formats/formats.ts'
import { joined } from '#web/lib/formats/joined.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { DataTable, type Column } from '#web/ui/data/data-table.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { NameButton } from '#web/ui/lists/name-button.tsx'
import { PagedCard } from '#web/ui/lists/paged-card.tsx'
import { pagingOf } from '#web/ui/lists/paging.ts'
import { usePagedAddress } from '#web/ui/lists/use-paged-address.ts'
import { allOf } from '#web/ui/rules/words.ts'
import { useUndo } from '../undo/use-undo.ts'
import { nextWeek } from './template-lines.ts'
import { listTemplates } from './templates.ts'

addTexts(texts)

const TemplateForm = lazyPart(() => import('./template-form.tsx'), 'TemplateForm')
const TemplateDialog = lazyPart(() => import('./template-dialog.tsx'), 'TemplateDialog')
const ApplyDialog = lazyPart(() => import('./apply-dialog.tsx'), 'ApplyDialog')

const DEFAULTS = { page: '1', perPage: '25', template: '' }
const NEW = 'new'
/** So many facilities are named; more are counted. */
const NAMED = 3

/** Patterns of weeks, what they hold, and the way to make shifts of them. */
const TemplatesPage = () => {
  const t = useText()
  const [address, change] = usePagedAddress(DEFAULTS)
  const { page, perPage, template: opened } = address
  const [applying, setApplying] = useState<Template>()
  const offerUndo = useUndo()
  const query = useQuery({ ...ask(listTemplates, { page, perPage }), placeholderData: keepPreviousData })
  const close = () => change({ template: '' })
  const places = ({ facilityNames: all }: Template) =>
    all.length > NAMED
      ? t('templates.andMore', { names: joined(all.slice(0, NAMED)), count: all.length - NAMED })
      : allOf(all)
  const columns: Column<Template>[] = [
    {
      id: 'name',
      title: t('templates.name'),
      cell: ({ templateId, templateName }) => (
        <NameButton onClick={() => change({ template: templateId })}>{templateName}</NameButton>
      ),
    },
    { id: 'weeks', title: t('templates.weeks'), cell: ({ weeks }) => count(weeks), isNumber: true },
    { id: 'slots', title: t('templates.shifts'), cell: ({ slotCount }) => count(slotCount), isNumber: true },
    { id: 'places', title: t('rollOut.places'), cell: (row) => <span dir="auto">{places(row)}</span> },
    {
      id: 'holidays',
      title: t('templates.holidays'),
      cell: ({ holidays }) => t(`templates.holidays.${holidays}`),
    },
    {
      id: 'applied',
      title: t('templates.applied'),
      cell: ({ appliedFrom, appliedTo }) =>
        appliedFrom !== null && appliedTo !== null ? dateSpan(appliedFrom, appliedTo) : '–',
    },
    {
      id: 'apply',
      title: '',
      cell: (row) => (
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('templates.applyOf', { name: row.templateName })}
          onClick={() => setApplying(row)}
        >
          {t('templates.doApply')}
        </Button>
      ),
    },
  ]
  const from = applying && nextWeek(applying.anchor, today())
  return (
    <>
      <PageHead title={titleOf('templates')} lead={t('templates.lead')}>
        <Button leftSection={<Icon name="plus" />} onClick={() => change({ template: NEW })}>
          {t('templates.new')}
        </Button>
      </PageHead>
      <PagedCard paging={pagingOf(address, change)} query={query}>
        {({ templates: rows }) => (
          <DataTable
            label={titleOf('templates')}
            columns={columns}
            rows={rows}
            keyOf={({ templateId }) => templateId}
            empty={t('templates.empty')}
            isBusy={query.isPlaceholderData}
          />
        )}
      </PagedCard>
      <Suspense>
        {opened === NEW && <TemplateForm onClose={close} />}
        {opened !== NEW && opened !== '' && <TemplateDialog key={opened} templateId={opened} onClose={close} />}
        {applying && from !== undefined && (
          <ApplyDialog
            template={applying}
            days={{ from, to: addDays(from, 7 * applying.weeks - 1) }}
            onBooked={(batchId, words) => offerUndo(words, batchId)}
            onClose={() => setApplying(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
export default TemplatesPage
