import { Anchor, Button, Card, List, Tabs, Text } from '@mantine/core'
import '@mantine/core/styles/Card.layer.css'
import '@mantine/core/styles/List.layer.css'
import '@mantine/core/styles/Tabs.layer.css'
import texts from 'texts:cards-basic'
import { addTexts } from '#web/lib/text.ts'
import { COLORS } from '#web/samples/showcase/examples/colors.ts'
import { Examples } from '#web/samples/showcase/examples/examples.tsx'
import { Dawn, Dusk, Night } from './cards-basic.scenes.tsx'
import styles from './cards-basic-page.module.css'

addTexts(texts)

const Content = () => (
  <div className={styles.grid}>
    <Card withBorder>
      <Text>Only a body: what is said here needs no more than that.</Text>
    </Card>
    <Card withBorder>
      <h3 className={styles.title}>Ward 4</h3>
      <Text c="dimmed" size="sm">
        Harborlight, third floor
      </Text>
      <Text mt="sm">Twelve beds, and a team that has been together for six years.</Text>
      <div className={styles.links}>
        <Anchor href="#content">The team</Anchor>
        <Anchor href="#content">The roster</Anchor>
      </div>
    </Card>
    <Card withBorder>
      <Card.Section withBorder inheritPadding py="xs">
        Early
      </Card.Section>
      <Card.Section withBorder inheritPadding py="xs">
        Late
      </Card.Section>
      <Card.Section inheritPadding py="xs">
        Night
      </Card.Section>
    </Card>
    <Card withBorder>
      <Card.Section>
        <Dawn />
      </Card.Section>
      <h3 className={styles.title}>Everything at once</h3>
      <Text>A picture, a title, a text, a list and two ways on.</Text>
      <List size="sm" my="sm">
        <List.Item>From Monday on</List.Item>
        <List.Item>Four nights a week</List.Item>
      </List>
      <div className={styles.links}>
        <Anchor href="#content">Read on</Anchor>
        <Anchor href="#content">Not now</Anchor>
      </div>
    </Card>
  </div>
)

const Pictures = () => (
  <div className={styles.grid}>
    <Card withBorder>
      <Card.Section>
        <Dawn />
      </Card.Section>
      <h3 className={styles.title}>Above</h3>
      <Text>The early shift begins with the light.</Text>
    </Card>
    <Card withBorder>
      <h3 className={styles.title}>Below</h3>
      <Text mb="md">The late shift ends with it.</Text>
      <Card.Section className={styles.last}>
        <Dusk />
      </Card.Section>
    </Card>
    <Card withBorder className={styles.over}>
      <Night />
      <div>
        <h3 className={styles.title}>Over it</h3>
        <Text>The night has the ward to itself.</Text>
      </div>
    </Card>
  </div>
)

const HeadAndFoot = () => (
  <div className={styles.grid}>
    <Card withBorder>
      <Card.Section withBorder inheritPadding py="xs" className={styles.head}>
        Featured
      </Card.Section>
      <h3 className={styles.title}>Nights in Harborough</h3>
      <Text mb="md">Thirteen weeks with a team that stays together.</Text>
      <Button className={styles.start}>Look at it</Button>
    </Card>
    <Card withBorder>
      <Card.Section withBorder inheritPadding py="xs" className={styles.head}>
        Said last week
      </Card.Section>
      <blockquote className={styles.quote}>
        I look at the week once, and then I know when I sleep.
        <footer>Hana Okabe, night nurse</footer>
      </blockquote>
    </Card>
    <Card withBorder>
      <h3 className={styles.title}>Handover</h3>
      <Text mb="md">Written down by eleven, read by seven.</Text>
      <Card.Section withBorder inheritPadding py="xs" className={`${styles.head} ${styles.last}`}>
        Two days ago
      </Card.Section>
    </Card>
  </div>
)

const Alignment = () => (
  <div className={styles.grid}>
    {(['start', 'center', 'end'] as const).map((side) => (
      <Card key={side} withBorder className={styles[side]}>
        <h3 className={styles.title}>Ward 4</h3>
        <Text mb="md">Aligned to the {side}.</Text>
        <Button variant="light">Open</Button>
      </Card>
    ))}
  </div>
)

const Navigation = () => (
  <div className={styles.grid}>
    {(['default', 'pills'] as const).map((variant) => (
      <Card key={variant} withBorder>
        <Tabs defaultValue="roster" variant={variant}>
          <Tabs.List aria-label={`Ward 4, ${variant}`}>
            <Tabs.Tab value="roster">Roster</Tabs.Tab>
            <Tabs.Tab value="people">People</Tabs.Tab>
            <Tabs.Tab value="closed" disabled>
              Closed
            </Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="roster" pt="md">
            Every night of December is taken.
          </Tabs.Panel>
          <Tabs.Panel value="people" pt="md">
            Fourteen nurses, two of them new.
          </Tabs.Panel>
        </Tabs>
      </Card>
    ))}
  </div>
)

const Solid = () => (
  <div className={styles.grid}>
    {Object.keys(COLORS).map((name) => (
      <Card key={name} className={styles.solid} data-color={name}>
        <h3 className={styles.title}>What {name} is like</h3>
        <Text inherit>A card in one colour carries one thought.</Text>
      </Card>
    ))}
  </div>
)

const Outline = () => (
  <div className={styles.grid}>
    {Object.keys(COLORS).map((name) => (
      <Card key={name} withBorder className={styles.outline} data-color={name}>
        <h3 className={styles.title}>What {name} is like</h3>
        <Text>Only its border and its title have the colour.</Text>
      </Card>
    ))}
  </div>
)

const Group = () => (
  <div className={styles.group}>
    {['Early', 'Late', 'Night'].map((shift) => (
      <Card key={shift} radius={0}>
        <h3 className={styles.title}>{shift}</h3>
        <Text>One of three that belong together.</Text>
      </Card>
    ))}
  </div>
)

const Grid = () => (
  <div className={styles.grid}>
    {['Emergency', 'Surgery', 'Paediatrics', 'Anaesthesia'].map((ward) => (
      <Card key={ward} withBorder>
        <h3 className={styles.title}>{ward}</h3>
        <Text>As wide as its neighbours, and as high.</Text>
      </Card>
    ))}
  </div>
)

const Columns = () => (
  <div className={styles.columns}>
    {[
      'Short.',
      'A note that takes two lines or three, for it has more to say than the one before.',
      'The next one stands right below, wherever that is, and no row is left half empty.',
      'Four people could be asked.',
      'Nights of the coming week are open for requests until Thursday at noon, and whoever asks first is asked first.',
      'Thank you.',
    ].map((note) => (
      <Card key={note} withBorder>
        {note}
      </Card>
    ))}
  </div>
)

const CardsBasicPage = () => (
  <Examples
    page="cards-basic"
    parts={{ Content, Pictures, HeadAndFoot, Alignment, Navigation, Solid, Outline, Group, Grid, Columns }}
    wide={[
      'Content',
      'Pictures',
      'HeadAndFoot',
      'Alignment',
      'Navigation',
      'Solid',
      'Outline',
      'Group',
      'Grid',
      'Columns',
    ]}
  />
)
export default CardsBasicPage
