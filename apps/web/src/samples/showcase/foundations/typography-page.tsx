import { Blockquote, List, Text } from '@mantine/core'
import '@mantine/core/styles/Blockquote.layer.css'
import '@mantine/core/styles/List.layer.css'
import { Check, Clock, Moon } from 'lucide'
import texts from 'texts:typography'
import { Drawing } from '#web/ui/drawings/drawing.tsx'
import { addTexts } from '#web/lib/text.ts'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Stack } from '#web/samples/showcase/examples/stack.tsx'
import styles from './typography-page.module.css'

addTexts(texts)

const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const

const Headings = () => (
  <ul className={styles.scale}>
    {LEVELS.map((level) => (
      <li key={level}>
        <span className={styles[level]}>Heading {level.slice(1)}</span>
        <code>{level}</code>
      </li>
    ))}
  </ul>
)

const Secondary = () => (
  <Stack>
    {LEVELS.slice(0, 4).map((level) => (
      <p key={level} className={styles[level]}>
        Ward 4 <small>and what is beside it</small>
      </p>
    ))}
  </Stack>
)

const Weights = () => (
  <Stack>
    <p className={`${styles.h2} ${styles.light}`}>Light, for a line that steps back</p>
    <p className={styles.h2}>Semibold, as headings are</p>
    <p className={`${styles.h2} ${styles.bold}`}>Bold, where one word has to win</p>
  </Stack>
)

const Colored = () => (
  <Stack>
    {[0, 1, 2, 3, 4, 5].map((tone) => (
      <p key={tone} className={`${styles.h4} ${styles.tone}`} data-tone={tone}>
        A heading in tint {tone + 1}
      </p>
    ))}
  </Stack>
)

const Display = () => (
  <Stack>
    <p className={styles.display1}>On call</p>
    <p className={styles.display2}>On call</p>
    <p className={styles.display3}>On call</p>
    <p className={styles.display4}>On call</p>
  </Stack>
)

const Quotes = () => (
  <Stack>
    <Blockquote>A handover is finished when the other one could give it.</Blockquote>
    <Blockquote className={styles.styled} cite="Night sister, ward 4">
      Say the name of the patient first.
    </Blockquote>
    <Blockquote className={`${styles.styled} ${styles.end}`}>What is not written down was not said.</Blockquote>
  </Stack>
)

const Sources = () => (
  <Stack>
    <figure className={styles.figure}>
      <Avatar name="Hana Okabe" size={44} />
      <div>
        <blockquote>I look at the week once, and then I know when I sleep.</blockquote>
        <figcaption>
          Hana Okabe, <cite>Night shifts without tears</cite>
        </figcaption>
      </div>
    </figure>
    <figure className={styles.figure}>
      <Avatar name="Maya Okafor" size={44} />
      <div>
        <blockquote>Two people, one shift: nobody ever had to tell me.</blockquote>
        <figcaption>
          Maya Okafor, <cite>The weekly letter</cite>
        </figcaption>
      </div>
    </figure>
  </Stack>
)

const Lists = () => (
  <div className={styles.beside}>
    <List>
      <List.Item>Early, 7 to 3</List.Item>
      <List.Item>
        Late, 3 to 11
        <List withPadding listStyleType="circle">
          <List.Item>with an hour of overlap</List.Item>
        </List>
      </List.Item>
      <List.Item>Night, 11 to 7</List.Item>
    </List>
    <List type="ordered">
      <List.Item>Ask who can</List.Item>
      <List.Item>Choose who will</List.Item>
      <List.Item>Tell everybody</List.Item>
    </List>
    <List listStyleType="none">
      <List.Item>No marks at all</List.Item>
      <List.Item>only lines</List.Item>
      <List.Item>below each other</List.Item>
    </List>
  </div>
)

const Inline = () => (
  <Stack>
    <ul className={styles.inline}>
      <li>Anaesthesia</li>
      <li>Emergency</li>
      <li>Paediatrics</li>
    </ul>
    <List center icon={<Drawing of={Check} size={16} />} spacing="xs">
      <List.Item>The licence is valid</List.Item>
      <List.Item icon={<Drawing of={Clock} size={16} />}>Eleven hours of rest before</List.Item>
      <List.Item icon={<Drawing of={Moon} size={16} />}>Not more than four nights in a row</List.Item>
    </List>
  </Stack>
)

const Descriptions = () => (
  <div className={styles.beside}>
    <dl className={styles.down}>
      <dt>Facility</dt>
      <dd>Harborlight</dd>
      <dt>Shift</dt>
      <dd>Friday, 7 PM to 7 AM</dd>
    </dl>
    <dl className={styles.across}>
      <dt>Facility</dt>
      <dd>Harborlight</dd>
      <dt>Shift</dt>
      <dd>Friday, 7 PM to 7 AM</dd>
    </dl>
    <dl className={`${styles.across} ${styles.aligned}`}>
      <dt>Facility</dt>
      <dd>Harborlight</dd>
      <dt>Wards</dt>
      <dd>
        <dl className={styles.across}>
          <dt>3 West</dt>
          <dd>12 beds</dd>
          <dt>4 East</dt>
          <dd>9 beds</dd>
        </dl>
      </dd>
      <dt className={styles.cut} title="What has to be known before the first shift">
        What has to be known before the first shift
      </dt>
      <dd>The door code is at the desk.</dd>
    </dl>
  </div>
)

const Body = () => (
  <Stack>
    <Text size="lg">A lead says in one breath what the page is about, and is a size larger.</Text>
    <Text>
      Running text has room between its lines. <strong>Strong</strong> words carry weight, <em>stressed</em> ones a
      voice, <mark>marked</mark> ones were looked for, <s>struck</s> ones are over, and <code>code</code> is to be
      typed.
    </Text>
    <Text size="sm" c="dimmed">
      What is beside the point is small and soft.
    </Text>
  </Stack>
)

const TypographyPage = () => (
  <Examples
    page="typography"
    parts={{ Headings, Secondary, Weights, Colored, Display, Body, Quotes, Sources, Lists, Inline, Descriptions }}
    wide={['Lists', 'Descriptions']}
  />
)
export default TypographyPage
