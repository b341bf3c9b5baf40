import { Button } from '@mantine/core'
import { rules as endpoints, type Rule } from '@onward/contract'
import type { Names, Pack } from '@onward/scheduling/judge'
import { apiOf } from '#web/lib/api.ts'
import { useText } from '#web/lib/text.ts'
import { BusyButton } from '#web/ui/controls/buttons/busy-button.tsx'
import { ChangeFailure } from '#web/ui/data/change-failure.tsx'
import { useChange } from '#web/ui/data/use-change.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { ruleWords } from '#web/ui/rules/rule-words.ts'
import { packName } from '#web/ui/rules/pack-name.ts'
import { RulesTable } from './rules-table.tsx'
import styles from './rules.module.css'

const api = apiOf(endpoints)
type Props = { pack: Pack; rules: readonly Rule[]; names: Names; onOpen: (rule: Rule) => void }

/** A pack: what it would ask for, or the rules that it has brought. */
export const PackCard = ({ pack: { packId, rules: offered }, rules, names, onOpen }: Props) => {
  const t = useText()
  const name = packName(packId)
  const isOn = rules.length > 0
  // What is missing joins the others.
  const isByContract = isOn && rules.every(({ scope }) => scope.packIds?.includes(packId))
  const switchOn = useChange(api.switchPackOn, {
    once: true,
    done: (_, { rules: added }) => t('rules.switchedOn', { name, count: added.length }),
  })
  return (
    <Card
      title={name}
      tools={
        rules.length < offered.length && (
          <div className={styles.switch}>
            <BusyButton
              variant="default"
              isBusy={switchOn.isPending}
              aria-label={t(isOn ? 'rules.addMissingOf' : 'rules.switchOnOf', { name })}
              onClick={() => switchOn.mutate({ packId, byContract: isByContract })}
            >
              {t(isOn ? 'rules.addMissing' : 'rules.switchOn')}
            </BusyButton>
            {!isOn && (
              <Button
                variant="default"
                disabled={switchOn.isPending}
                aria-label={t('rules.byContractOf', { name })}
                onClick={() => switchOn.mutate({ packId, byContract: true })}
              >
                {t('rules.byContract')}
              </Button>
            )}
          </div>
        )
      }
    >
      <ChangeFailure of={switchOn} />
      <div>
        <p className={styles.note}>{t('rules.noAdvice')}</p>
        {isOn ? (
          <RulesTable label={name} rules={rules} names={names} empty={t('rules.none')} onOpen={onOpen} />
        ) : (
          <ul className={styles.offered}>
            {offered.map((rule) => (
              <li key={rule.ruleId}>{ruleWords(rule, names)}</li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
