import { Button } from '@mantine/core'
import { MOST_RULES, pages, rules as endpoints, type Rule } from '@onward/contract'
import { namedPacks } from '@onward/scheduling/judge'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import texts from 'texts:records,rules'
import { Link } from 'wouter'
import { apiOf, ask } from '#web/lib/api.ts'
import { titleOf } from '#web/lib/pages/pages.ts'
import { addTexts, useText } from '#web/lib/text.ts'
import { QueryContent } from '#web/ui/data/query-content.tsx'
import { Icon } from '#web/ui/drawings/icon.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { lazyPart } from '#web/ui/layout/lazy-part.ts'
import { PageHead } from '#web/ui/layout/page-head.tsx'
import { namesOf, NO_NAMES } from '#web/ui/rules/words.ts'
import { PackCard } from './pack-card.tsx'
import { RulesTable } from './rules-table.tsx'
import { WeekLine } from './week-line.tsx'
import styles from './rules.module.css'

addTexts(texts)

const RuleForm = lazyPart(() => import('./rule-form.tsx'), 'RuleForm')
const api = apiOf(endpoints)

/** What the schedule is judged by: the account's own rules, and those of packs. */
const RulesPage = () => {
  const t = useText()
  const [panel, setPanel] = useState<Rule | 'new'>()
  const query = useQuery(ask(api.listRules, { perPage: MOST_RULES }))
  return (
    <>
      <PageHead title={titleOf('rules')} lead={t('rules.lead')}>
        <Button component={Link} href={pages.violations.path} variant="default">
          {titleOf('violations')}
        </Button>
        <Button component={Link} href={pages.overrides.path} variant="default">
          {titleOf('overrides')}
        </Button>
        <Button leftSection={<Icon name="plus" />} onClick={() => setPanel('new')}>
          {t('rules.add')}
        </Button>
      </PageHead>
      <WeekLine />
      <QueryContent query={query}>
        {({ rules, names: byId, total }) => {
          const names = namesOf(byId)
          const own = rules.filter(({ packId }) => !namedPacks.some((pack) => pack.packId === packId))
          return (
            <div className={styles.page}>
              {total > rules.length && <p>{t('rules.firstOnly', { count: rules.length, total })}</p>}
              <Card title={t('rules.own')}>
                <RulesTable
                  label={t('rules.own')}
                  rules={own}
                  names={names}
                  empty={t('rules.noneOwn')}
                  onOpen={setPanel}
                />
              </Card>
              {namedPacks.map((pack) => (
                <PackCard
                  key={pack.packId}
                  pack={pack}
                  rules={rules.filter(({ packId }) => packId === pack.packId)}
                  names={names}
                  onOpen={setPanel}
                />
              ))}
            </div>
          )
        }}
      </QueryContent>
      <Suspense>
        {panel && (
          <RuleForm
            key={panel === 'new' ? 'new' : panel.ruleId}
            rule={panel === 'new' ? undefined : panel}
            names={query.data?.names ?? NO_NAMES}
            onClose={() => setPanel(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
export default RulesPage
