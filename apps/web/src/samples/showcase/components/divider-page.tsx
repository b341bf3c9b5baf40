import { Divider } from '@mantine/core'
import '@mantine/core/styles/Divider.layer.css'
import { ArrowDown, CalendarDays, Moon, Star, Sun } from 'lucide'
import texts from 'texts:divider'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { COLORS } from '#web/samples/showcase/examples/colors.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import styles from './divider.module.css'

addTexts(texts)

const Basic = () => (
  <Stack>
    <p className={styles.line}>The early shift begins at 7 AM.</p>
    <Divider />
    <p className={styles.line}>The late shift begins at 3 PM.</p>
  </Stack>
)

const Worded = () => (
  <Stack>
    <p className={styles.line}>Ward 4 is full.</p>
    <Divider label="Next week" />
    <p className={styles.line}>Two nights are open.</p>
  </Stack>
)

const POSITIONS = ['start', 'start-center', 'center', 'end-center', 'end'] as const

const Position = () => (
  <Stack>
    {POSITIONS.map((position) => (
      <Divider key={position} label={position} className={styles.placed} data-position={position} />
    ))}
  </Stack>
)

const Colors = () => (
  <Stack>
    {Object.entries(COLORS).map(([name, color]) => (
      <Divider key={name} label={name} color={`${color}.6`} size="sm" />
    ))}
  </Stack>
)

const Icons = () => (
  <Stack>
    <Divider aria-label="Day" label={<Drawing of={Sun} size={18} />} />
    <Divider aria-label="Night" label={<Drawing of={Moon} size={18} />} />
    <Divider aria-label="Holiday" label={<Drawing of={Star} size={18} />} labelPosition="left" />
    <Divider
      label={
        <span className={styles.said}>
          <Drawing of={CalendarDays} size={16} />
          December
        </span>
      }
    />
    <Divider aria-label="Earlier shifts" label={<Drawing of={ArrowDown} size={18} />} labelPosition="right" />
  </Stack>
)

const Styles = () => (
  <Stack>
    {(['solid', 'dashed', 'dotted'] as const).map((variant) => (
      <Divider key={variant} variant={variant} size="sm" label={variant} labelPosition="left" />
    ))}
  </Stack>
)

const DividerPage = () => <Examples page="divider" parts={{ Basic, Worded, Position, Colors, Icons, Styles }} />
export default DividerPage
