import { faq, type Faq } from '@onward/contract/samples'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import texts from 'texts:contact,faq'
import { apiOf, ask } from '#web/lib/api.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { useAddress } from '#web/lib/pages/use-address.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Banner } from '#web/samples/ui/layout/banner.tsx'
import { ContactTiles } from '#web/samples/ui/people/contact-tiles.tsx'
import { iconNamed } from '#web/ui/drawings/icon.tsx'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import { Questions } from '#web/samples/ui/people/questions.tsx'
import { SearchField } from '#web/ui/controls/search-field.tsx'
import { Tabs } from '#web/samples/ui/layout/tabs.tsx'
import styles from './faq.module.css'
import { NoQuestion } from './no-question.tsx'
import { CATEGORIES, tabAt, totalOf } from './categories.ts'

addTexts(texts)

const api = apiOf(faq)
const DEFAULTS = { q: '', tab: '', open: '' }

/** Questions by category; the search keeps the categories and narrows what is in them. */
const FaqPage = () => {
  const t = useText()
  const [{ q, tab, open }, change] = useAddress(DEFAULTS)
  const query = useQuery({ ...ask(api.listFaq, { q }), placeholderData: keepPreviousData })
  const shown = tabAt(tab)
  const tabsOf = (all: Faq) =>
    CATEGORIES.map((id) => {
      const { icon, title, subtitle, qandA } = all[id]
      return {
        id,
        label: title,
        hint: subtitle,
        icon: iconNamed(icon),
        end: <Count of={qandA.length} />,
        content: (
          <section className={styles.panel} aria-busy={query.isPlaceholderData}>
            <h2>{title}</h2>
            <p>{subtitle}</p>
            {qandA.length > 0 ? (
              <Questions of={qandA} open={open} onOpen={(to) => change({ open: to })} />
            ) : (
              <NoQuestion
                q={q}
                all={all}
                onShow={(to) => change({ tab: to, open: '' })}
                onClear={() => change({ q: '' })}
              />
            )}
          </section>
        ),
      }
    })
  return (
    <>
      <Banner title={t('faq.title')} lead={t('faq.lead')} drawing="questions">
        <SearchField
          label={t('faq.search')}
          hint={t('faq.searchHint')}
          size="md"
          value={q}
          onChange={(text) => change({ q: text })}
        />
      </Banner>
      <QueryContent query={query}>
        {(all) => (
          <>
            <p className="unseen" role="status">
              {q !== '' && t('faq.found', { count: totalOf(all) })}
            </p>
            <Tabs
              label={t('faq.categories')}
              isVertical
              tabs={tabsOf(all)}
              value={shown}
              onChange={(to) => change({ tab: to === CATEGORIES[0] ? '' : to, open: '' })}
            />
          </>
        )}
      </QueryContent>
      {/* What comes late would push it down. */}
      {!query.isPending && <ContactTiles />}
    </>
  )
}
export default FaqPage

const Count = ({ of }: { of: number }) => {
  const t = useText()
  return (
    <Pill tone={of > 0 ? 0 : 'away'}>
      <span aria-hidden="true">{of}</span>
      <span className="unseen">{t('faq.count', { count: of })}</span>
    </Pill>
  )
}
