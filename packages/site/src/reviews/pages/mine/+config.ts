import { myReview } from '#reviews/content/reviews.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/reviews/mine',
  audience: 'member',
  plain: true,
  title: myReview.title,
  description: myReview.lead,
});
