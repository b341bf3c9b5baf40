import { Button, Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { useState } from 'react'
import texts from 'texts:progress'
import { addTexts } from '#web/lib/text.ts'
import { COLORS } from '#web/samples/showcase/examples/colors.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { SOLID } from '#web/samples/showcase/examples/solid.ts'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import styles from './progress.module.css'

addTexts(texts)

const Basic = () => (
  <div className={styles.bars}>
    {[25, 50, 75, 100].map((value) => (
      <Progress
        key={value}
        value={value}
        color="var(--brand)"
        aria-label={`Shifts that are staffed, week ${value / 25}`}
      />
    ))}
  </div>
)

/** The inks of the theme, which stand out from the track in the light and in the dark. */
const inkOf = (color: string) => (color === 'dark' ? 'var(--ink)' : `var(--mantine-color-${color}-text)`)

const Colors = () => (
  <div className={styles.bars}>
    {Object.entries(COLORS).map(([name, color], at) => (
      <div key={name} className={styles.named}>
        <span>{name}</span>
        <Progress value={30 + at * 10} color={inkOf(color)} aria-label={name} />
      </div>
    ))}
  </div>
)

const Labelled = () => (
  <div className={styles.bars}>
    <Progress.Root size={22}>
      <Progress.Section value={42} aria-label="Early shifts that are staffed">
        <Progress.Label>42%</Progress.Label>
      </Progress.Section>
    </Progress.Root>
    <Progress.Root size={22}>
      <Progress.Section value={86} color={SOLID.success} aria-label="Late shifts that are staffed">
        <Progress.Label>86%</Progress.Label>
      </Progress.Section>
    </Progress.Root>
  </div>
)

const HOURS = [
  { says: 'Early', value: 45, color: SOLID.primary },
  { says: 'Late', value: 30, color: SOLID.warning },
  { says: 'Night', value: 15, color: SOLID.info },
]

const Stacked = () => (
  <div className={styles.bars}>
    <Progress.Root size={22}>
      {HOURS.map(({ says, value, color }) => (
        <Progress.Section key={says} value={value} color={color} aria-label={`${says} shifts`}>
          <Progress.Label>{value}%</Progress.Label>
        </Progress.Section>
      ))}
    </Progress.Root>
    <ul className={styles.legend}>
      {HOURS.map(({ says, color }) => (
        <li key={says}>
          <Progress value={100} color={color} aria-hidden="true" />
          {says}
        </li>
      ))}
    </ul>
  </div>
)

const Striped = () => (
  <div className={styles.bars}>
    {Object.entries(COLORS).map(([name, color], at) => (
      <Progress
        key={name}
        striped
        size="lg"
        value={30 + at * 10}
        color={inkOf(color)}
        aria-label={`Striped, ${name}`}
      />
    ))}
  </div>
)

const Animated = () => {
  const [done, setDone] = useState(2)
  return (
    <div className={styles.bars}>
      <Progress
        animated={done < 5}
        size="lg"
        value={done * 20}
        color="var(--brand)"
        transitionDuration={250}
        className={styles.moving}
        aria-label="Steps of the new rota"
      />
      <p className={styles.state} role="status">
        {done < 5 ? `${done} of 5 steps are done.` : 'The rota is ready.'}
      </p>
      <Stack isRow>
        <Button size="xs" disabled={done === 5} onClick={() => setDone(done + 1)}>
          Do the next step
        </Button>
        <Button size="xs" variant="default" disabled={done === 0} onClick={() => setDone(0)}>
          Start anew
        </Button>
      </Stack>
    </div>
  )
}

const ProgressPage = () => <Examples page="progress" parts={{ Basic, Stacked, Colors, Striped, Labelled, Animated }} />
export default ProgressPage
