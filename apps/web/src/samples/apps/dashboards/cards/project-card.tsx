import { Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { addDays } from '@onward/scheduling'
import { FlaskConical, PenTool, Workflow } from 'lucide'
import { mediumDate, percent, today, wholeMoney } from '#web/lib/formats/formats.ts'
import { useText } from '#web/lib/text.ts'
import { Card } from '#web/ui/layout/card.tsx'
import { Pill } from '#web/samples/ui/data/pill.tsx'
import styles from '#web/samples/apps/dashboards/cards.module.css'
import { People } from '#web/samples/apps/dashboards/parts/people.tsx'
import { PROJECT } from '#web/samples/apps/dashboards/sample-data/project.sample.ts'
import own from './project-card.module.css'
import { Tile } from '#web/samples/apps/dashboards/parts/tile.tsx'

const ICONS = { design: PenTool, flows: Workflow, tests: FlaskConical }
const { startedDaysAgo, dueInDays, budget, done, team, steps } = PROJECT

/** What the business builds: its app for clinicians. */
export const ProjectCard = () => {
  const t = useText()
  const due = addDays(today(), dueInDays)
  const started = addDays(today(), -startedDaysAgo)
  return (
    <Card
      className={`${styles.stack} ${own.card}`}
      title={t('figures.project')}
      hint={t('figures.projectHint')}
      tools={<Pill tone={0}>{t('figures.since', { date: mediumDate(started) })}</Pill>}
    >
      <p className={styles.soft}>{t('figures.projectText')}</p>
      <div className={own.facts}>
        <span>
          <small>{t('figures.due')}</small>
          <strong>
            <time dateTime={due}>{mediumDate(due)}</time>
          </strong>
        </span>
        <span>
          <small>{t('figures.projectBudget')}</small>
          <strong>{wholeMoney(budget)}</strong>
        </span>
      </div>
      <ul className={styles.rows}>
        {steps.map(({ id, tone }) => (
          <li key={id}>
            <Tile tone={tone} icon={ICONS[id]} size={38} />
            <span className={styles.two}>
              <strong>{t(`figures.step.${id}`)}</strong>
              <small>{t(`figures.stepText.${id}`)}</small>
            </span>
          </li>
        ))}
      </ul>
      <div className={own.end}>
        <div>
          <span>
            {t('figures.projectDone')} <strong>{percent(done)}</strong>
          </span>
          <Progress
            value={done * 100}
            size={7}
            radius="xl"
            color="var(--tone-0)"
            aria-label={t('figures.reached', { name: t('figures.project'), share: percent(done) })}
          />
        </div>
        <People names={team} label={t('figures.team')} />
      </div>
    </Card>
  )
}
