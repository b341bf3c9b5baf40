/** The frame around nothing: what a page of one's own starts from. */
const LayoutEmptyPage = () => null
export default LayoutEmptyPage
