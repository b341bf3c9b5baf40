import { Button, MultiSelect, NativeSelect } from '@mantine/core'
import '#web/ui/controls/native-select.css'
import '#web/ui/controls/combobox.css'
import type { BlogDraft, BlogPost } from '@onward/contract/samples'
import { Link, useLocation } from 'wouter'
import { mediumDate } from '#web/lib/formats/formats.ts'
import { present } from '#web/lib/rules/rules.ts'
import { textOf, useText } from '#web/lib/text.ts'
import { Actions } from '#web/ui/controls/actions.tsx'
import { Avatar } from '#web/samples/ui/people/avatar.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { LineField } from '#web/ui/controls/fields.tsx'
import { PictureButton } from '#web/samples/ui/controls/picture-button.tsx'
import { RichText } from '#web/samples/ui/rich-text/rich-text.tsx'
import { tell } from '#web/ui/overlays/toast.ts'
import { useCheckedForm } from '#web/ui/controls/use-checked-form.ts'
import { postAddress } from './addresses.ts'
import { CATEGORIES } from './categories.ts'
import { keepDraft, useDrafts, type Draft } from './drafts.ts'
import { slugAfter } from './slug-after.ts'
import { slugOf } from '#web/samples/lib/slug.ts'
import styles from './blog.module.css'

const STATUSES = ['Published', 'Pending', 'Draft'] as const
const PICTURE = { types: ['image/jpeg', 'image/png', 'image/gif', 'image/webp'], most: 10_000_000 }

const slug = (text: string) =>
  present(text) ?? (text === slugOf(text) ? null : textOf('blog.slugWrong', { slug: slugOf(text) }))

/** The draft as it was written last; at first the sample's, under the title of its post. */
const firstOf = ({ title, tags, img }: BlogPost, { status, excerpt }: BlogDraft): Draft => ({
  title,
  categories: tags,
  slug: slugOf(title),
  status,
  content: excerpt,
  image: img,
  imageName: `${slugOf(title)}.svg`,
})

export const EditForm = ({ post, sample }: { post: BlogPost; sample: BlogDraft }) => {
  const t = useText()
  const [, navigate] = useLocation()
  const { id, avatar, userFullName, blogPosted } = post
  const first = firstOf(post, sample)
  const form = useCheckedForm<Draft>({
    initialValues: useDrafts().get(id) ?? first,
    validate: { title: present, slug },
  })
  const { values } = form
  return (
    <Card>
      <div className={styles.writer}>
        <Avatar name={userFullName} src={avatar} size={44} />
        <div>
          <h2>{userFullName}</h2>
          <p>{mediumDate(blogPosted)}</p>
        </div>
      </div>
      <form
        noValidate
        onSubmit={form.whenRight((draft) => {
          keepDraft(id, draft)
          tell(t('blog.saved'))
          navigate(postAddress(id))
        })}
      >
        <div className={styles.form}>
          <LineField
            label={t('blog.title')}
            required
            maxLength={200}
            {...form.getInputProps('title')}
            onChange={(title) => {
              form.setValue('slug', slugAfter(values, title))
              form.setValue('title', title)
            }}
          />
          <MultiSelect
            label={t('blog.categories')}
            searchable
            nothingFoundMessage={t('ui.noMatch')}
            data={CATEGORIES.map((value) => ({ value, label: t(`blog.category.${value}`) }))}
            {...form.getInputProps('categories')}
          />
          <LineField
            label={t('blog.slug')}
            description={t('blog.slugHint')}
            required
            maxLength={200}
            {...form.getInputProps('slug')}
          />
          <NativeSelect
            label={t('blog.status')}
            description={t('blog.statusHint')}
            data={STATUSES.map((value) => ({ value, label: t(`blog.status.${value}`) }))}
            {...form.getInputProps('status')}
          />
          <div className={`${styles.whole} ${styles.content}`}>
            <RichText
              label={t('blog.content')}
              value={values.content}
              onChange={(content) => form.setValue('content', content)}
            />
          </div>
          <div className={`${styles.whole} ${styles.picture}`} role="group" aria-labelledby="blog-picture">
            <h3 id="blog-picture">{t('blog.picture')}</h3>
            <div className={styles.pictureBody}>
              <img src={values.image} alt={t('blog.picturePreview')} width="240" height="120" />
              <div>
                <p className={styles.path}>
                  {t('blog.pictureName')} <bdi>{values.imageName}</bdi>
                </p>
                <PictureButton
                  label={t('blog.choose')}
                  hint={t('blog.pictureHint')}
                  limits={PICTURE}
                  onPicture={(image, imageName) => {
                    form.setValue('image', image)
                    form.setValue('imageName', imageName)
                  }}
                  onReset={() => {
                    form.setValue('image', first.image)
                    form.setValue('imageName', first.imageName)
                  }}
                />
              </div>
            </div>
          </div>
        </div>
        <Actions>
          <Button component={Link} variant="default" href={postAddress(id)}>
            {t('blog.cancel')}
          </Button>
          <Button type="submit">{t('ui.save')}</Button>
        </Actions>
      </form>
    </Card>
  )
}
