import { Button, Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import texts from 'texts:spinners'
import { addTexts } from '#web/lib/text.ts'
import { COLORS } from '#web/samples/showcase/examples/colors.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import styles from './spinners.module.css'

addTexts(texts)

/** Readers hear the words, whoever sees it sees it turn. */
const Border = () => (
  <span role="status">
    <Loader className={styles.border} />
    <span className="unseen">Loading the rota</span>
  </span>
)

/** The inks of the theme, which stand out in the light and in the dark. */
const inkOf = (color: string) => (color === 'dark' ? 'var(--ink)' : `var(--mantine-color-${color}-text)`)

const BorderColors = () => (
  <ul className={styles.row}>
    {Object.entries(COLORS).map(([name, color]) => (
      <li key={name}>
        <Loader color={inkOf(color)} size={30} className={styles.border} />
        {name}
      </li>
    ))}
  </ul>
)

const Growing = () => (
  <span role="status">
    <span className={styles.growing} />
    <span className="unseen">Looking for people who are free</span>
  </span>
)

const GrowingColors = () => (
  <ul className={styles.row}>
    {Object.keys(COLORS).map((name) => (
      <li key={name}>
        <span className={styles.growing} data-kind={name} />
        {name}
      </li>
    ))}
  </ul>
)

const Flex = () => (
  <div className={styles.flex} role="status">
    Licences are looked up …
    <Loader size={26} className={styles.border} />
  </div>
)

const Float = () => (
  <div className={styles.float} role="status">
    <Loader size={26} className={styles.border} />
    The spinner stands at the end of the line, and the words flow around it while the rota of next month is put together
    from the wishes of everybody on the ward.
  </div>
)

const SIDES = [
  { side: 'start', says: 'Loading at the start' },
  { side: 'center', says: 'Loading in the centre' },
  { side: 'end', says: 'Loading at the end' },
]

const Alignment = () => (
  <Stack>
    {SIDES.map(({ side, says }) => (
      <div key={side} className={styles.aligned} data-side={side} role="status">
        <Loader size={26} className={styles.border} />
        <span className="unseen">{says}</span>
      </div>
    ))}
  </Stack>
)

const SIZES = [
  { size: 18, says: 'Small' },
  { size: 30, says: 'Default' },
  { size: 48, says: 'Large' },
]

const Sizes = () => (
  <ul className={styles.row}>
    {SIZES.map(({ size, says }) => (
      <li key={says}>
        <Loader size={size} className={styles.border} />
        {says}
      </li>
    ))}
  </ul>
)

const WAIT_MS = 2000

const Buttons = () => {
  const [state, setState] = useState<'planned' | 'underway' | 'done'>('planned')
  useEffect(() => {
    if (state !== 'underway') return undefined
    const timer = setTimeout(() => setState('done'), WAIT_MS)
    return () => clearTimeout(timer)
  }, [state])
  const isBusy = state === 'underway'
  return (
    <Stack>
      <Stack isRow>
        <Button
          aria-disabled={isBusy}
          leftSection={isBusy && <Loader size={16} color="white" className={styles.border} />}
          onClick={() => setState('underway')}
        >
          {isBusy ? 'Publishing …' : 'Publish the rota'}
        </Button>
        <Button
          variant="default"
          aria-disabled="true"
          leftSection={<span className={styles.growing} data-size="small" />}
        >
          Waiting for an answer
        </Button>
      </Stack>
      <p className={styles.state} role="status">
        {{ planned: 'The rota is planned.', underway: 'The rota is on its way.', done: 'The rota is out.' }[state]}
      </p>
    </Stack>
  )
}

const SpinnersPage = () => (
  <Examples
    page="spinners"
    parts={{ Border, Growing, BorderColors, GrowingColors, Flex, Float, Alignment, Sizes, Buttons }}
    wide={['Buttons']}
  />
)
export default SpinnersPage
