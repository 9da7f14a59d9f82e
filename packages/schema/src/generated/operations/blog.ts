/* eslint-disable */

import type {
  ArticleAddressesQuery,
  ArticleAddressesQueryVariables,
  ArticleAuthorQuery,
  ArticleAuthorQueryVariables,
  ArticleQuery,
  ArticleQueryVariables,
  ArticleTagQuery,
  ArticleTagQueryVariables,
  ArticlesQuery,
  ArticlesQueryVariables,
  AutosaveBlogPostMutation,
  AutosaveBlogPostMutationVariables,
  BlogImagesQuery,
  BlogImagesQueryVariables,
  BlogOverviewQuery,
  BlogOverviewQueryVariables,
  BlogPostQuery,
  BlogPostQueryVariables,
  BlogPostsQuery,
  BlogPostsQueryVariables,
  BlogRevisionQuery,
  BlogRevisionQueryVariables,
  BlogRevisionsQuery,
  BlogRevisionsQueryVariables,
  CheckBlogLinksQuery,
  CheckBlogLinksQueryVariables,
  CreateBlogPostMutation,
  CreateBlogPostMutationVariables,
  DeleteBlogDraftMutation,
  DeleteBlogDraftMutationVariables,
  DeleteBlogImageMutation,
  DeleteBlogImageMutationVariables,
  DiscardBlogChangesMutation,
  DiscardBlogChangesMutationVariables,
  FeatureBlogPostMutation,
  FeatureBlogPostMutationVariables,
  PreviewArticleQuery,
  PreviewArticleQueryVariables,
  PublishBlogPostMutation,
  PublishBlogPostMutationVariables,
  RestoreBlogRevisionMutation,
  RestoreBlogRevisionMutationVariables,
  SaveBlogPostMutation,
  SaveBlogPostMutationVariables,
  ScheduleBlogPostMutation,
  ScheduleBlogPostMutationVariables,
  UnfeatureBlogPostMutation,
  UnfeatureBlogPostMutationVariables,
  UnpublishBlogPostMutation,
  UnpublishBlogPostMutationVariables,
} from '../graphql.ts';
import type { OperationText } from './operation-text.ts';

export const ArticlesDocument =
  "query Articles($search:String$categories:[BlogCategory!]$tag:String$author:String$exceptFeatured:Boolean$after:String){articles(search:$search categories:$categories tag:$tag author:$author exceptFeatured:$exceptFeatured after:$after){nodes{...ArticleCard marked{title{text match}passage{text match}}}correctedSearch pageInfo{hasNextPage endCursor}}}fragment ArticleCard on ArticleSummary{slug title excerpt author category emoji tags publishedAt readMinutes}" as OperationText<ArticlesQuery, ArticlesQueryVariables>;

export const BlogOverviewDocument =
  "query BlogOverview{blogOverview{featured{...ArticleCard}categories{category count}popularTags{name slug count}}}fragment ArticleCard on ArticleSummary{slug title excerpt author category emoji tags publishedAt readMinutes}" as OperationText<BlogOverviewQuery, BlogOverviewQueryVariables>;

export const ArticleTagDocument =
  "query ArticleTag($slug:String!){articleTag(slug:$slug){name slug count}}" as OperationText<ArticleTagQuery, ArticleTagQueryVariables>;

export const ArticleAuthorDocument =
  "query ArticleAuthor($slug:String!){articleAuthor(slug:$slug){name slug count}}" as OperationText<ArticleAuthorQuery, ArticleAuthorQueryVariables>;

export const ArticleAddressesDocument =
  "query ArticleAddresses{articleAddresses{slug modifiedAt pictures}}" as OperationText<ArticleAddressesQuery, ArticleAddressesQueryVariables>;

export const ArticleDocument =
  "query Article($slug:String!){article(slug:$slug){match article{slug title excerpt author category emoji tags publishedAt readMinutes modifiedAt seoTitle seoDescription cover{src alt width height srcset}html text headings{id text level}related{...ArticleCard}}}}fragment ArticleCard on ArticleSummary{slug title excerpt author category emoji tags publishedAt readMinutes}" as OperationText<ArticleQuery, ArticleQueryVariables>;

export const BlogImagesDocument =
  "query BlogImages($search:String$first:Int$after:String){blogImages(search:$search first:$first after:$after){nodes{...BlogImageTile}pageInfo{hasNextPage endCursor}}}fragment BlogImageTile on BlogImage{id src name alt width height thumbnail usedIn{id title}}" as OperationText<BlogImagesQuery, BlogImagesQueryVariables>;

export const DeleteBlogImageDocument =
  "mutation DeleteBlogImage($id:ID!){deleteBlogImage(id:$id)}" as OperationText<DeleteBlogImageMutation, DeleteBlogImageMutationVariables>;

export const BlogPostsDocument =
  "query BlogPosts($states:[BlogPostState!]$category:BlogCategory$search:String$first:Int$after:String){blogPosts(states:$states category:$category search:$search first:$first after:$after){nodes{...BlogPostRow}totalCount pageInfo{hasNextPage endCursor}}}fragment BlogPostRow on BlogPostSummary{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges linkProblems}" as OperationText<BlogPostsQuery, BlogPostsQueryVariables>;

export const BlogPostDocument =
  "query BlogPost($id:ID!){blogPost(id:$id){...WrittenBlogPost}}fragment WrittenBlogPost on BlogPost{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges featured url formerSlugs excerpt body tags address seoTitle seoDescription keyword coverImageId coverAlt publishDate publishTime readMinutes}" as OperationText<BlogPostQuery, BlogPostQueryVariables>;

export const PreviewArticleDocument =
  "query PreviewArticle($body:String!){previewArticle(body:$body){html readMinutes}}" as OperationText<PreviewArticleQuery, PreviewArticleQueryVariables>;

export const CreateBlogPostDocument =
  "mutation CreateBlogPost($input:BlogPostInput!$clientId:ID){createBlogPost(input:$input clientId:$clientId){...WrittenBlogPost}}fragment WrittenBlogPost on BlogPost{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges featured url formerSlugs excerpt body tags address seoTitle seoDescription keyword coverImageId coverAlt publishDate publishTime readMinutes}" as OperationText<CreateBlogPostMutation, CreateBlogPostMutationVariables>;

export const SaveBlogPostDocument =
  "mutation SaveBlogPost($id:ID!$version:Int!$input:BlogPostInput!){saveBlogPost(id:$id version:$version input:$input){...WrittenBlogPost}}fragment WrittenBlogPost on BlogPost{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges featured url formerSlugs excerpt body tags address seoTitle seoDescription keyword coverImageId coverAlt publishDate publishTime readMinutes}" as OperationText<SaveBlogPostMutation, SaveBlogPostMutationVariables>;

export const AutosaveBlogPostDocument =
  "mutation AutosaveBlogPost($id:ID!$version:Int!$input:BlogPostInput!){autosaveBlogPost(id:$id version:$version input:$input){...WrittenBlogPost}}fragment WrittenBlogPost on BlogPost{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges featured url formerSlugs excerpt body tags address seoTitle seoDescription keyword coverImageId coverAlt publishDate publishTime readMinutes}" as OperationText<AutosaveBlogPostMutation, AutosaveBlogPostMutationVariables>;

export const DeleteBlogDraftDocument =
  "mutation DeleteBlogDraft($id:ID!$version:Int!){deleteBlogDraft(id:$id version:$version)}" as OperationText<DeleteBlogDraftMutation, DeleteBlogDraftMutationVariables>;

export const DiscardBlogChangesDocument =
  "mutation DiscardBlogChanges($id:ID!$version:Int!){discardBlogChanges(id:$id version:$version){...WrittenBlogPost}}fragment WrittenBlogPost on BlogPost{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges featured url formerSlugs excerpt body tags address seoTitle seoDescription keyword coverImageId coverAlt publishDate publishTime readMinutes}" as OperationText<DiscardBlogChangesMutation, DiscardBlogChangesMutationVariables>;

export const PublishBlogPostDocument =
  "mutation PublishBlogPost($id:ID!$version:Int!){publishBlogPost(id:$id version:$version){...WrittenBlogPost}}fragment WrittenBlogPost on BlogPost{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges featured url formerSlugs excerpt body tags address seoTitle seoDescription keyword coverImageId coverAlt publishDate publishTime readMinutes}" as OperationText<PublishBlogPostMutation, PublishBlogPostMutationVariables>;

export const ScheduleBlogPostDocument =
  "mutation ScheduleBlogPost($id:ID!$version:Int!$at:BlogScheduleInput!){scheduleBlogPost(id:$id version:$version at:$at){...WrittenBlogPost}}fragment WrittenBlogPost on BlogPost{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges featured url formerSlugs excerpt body tags address seoTitle seoDescription keyword coverImageId coverAlt publishDate publishTime readMinutes}" as OperationText<ScheduleBlogPostMutation, ScheduleBlogPostMutationVariables>;

export const UnpublishBlogPostDocument =
  "mutation UnpublishBlogPost($id:ID!$version:Int!){unpublishBlogPost(id:$id version:$version){...WrittenBlogPost}}fragment WrittenBlogPost on BlogPost{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges featured url formerSlugs excerpt body tags address seoTitle seoDescription keyword coverImageId coverAlt publishDate publishTime readMinutes}" as OperationText<UnpublishBlogPostMutation, UnpublishBlogPostMutationVariables>;

export const BlogRevisionsDocument =
  "query BlogRevisions($postId:ID!$first:Int$after:String){blogRevisions(postId:$postId first:$first after:$after){nodes{...BlogRevisionRow}pageInfo{hasNextPage endCursor}}}fragment BlogRevisionRow on BlogRevision{version origin savedAt savedBy publishedAt title}" as OperationText<BlogRevisionsQuery, BlogRevisionsQueryVariables>;

export const BlogRevisionDocument =
  "query BlogRevision($postId:ID!$version:Int!){blogRevision(postId:$postId version:$version){...BlogRevisionRow excerpt body author category tags emoji address seoTitle seoDescription keyword coverAlt}}fragment BlogRevisionRow on BlogRevision{version origin savedAt savedBy publishedAt title}" as OperationText<BlogRevisionQuery, BlogRevisionQueryVariables>;

export const RestoreBlogRevisionDocument =
  "mutation RestoreBlogRevision($id:ID!$version:Int!$revision:Int!){restoreBlogRevision(id:$id version:$version revision:$revision){...WrittenBlogPost}}fragment WrittenBlogPost on BlogPost{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges featured url formerSlugs excerpt body tags address seoTitle seoDescription keyword coverImageId coverAlt publishDate publishTime readMinutes}" as OperationText<RestoreBlogRevisionMutation, RestoreBlogRevisionMutationVariables>;

export const FeatureBlogPostDocument =
  "mutation FeatureBlogPost($id:ID!$version:Int!){featureBlogPost(id:$id version:$version){...WrittenBlogPost}}fragment WrittenBlogPost on BlogPost{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges featured url formerSlugs excerpt body tags address seoTitle seoDescription keyword coverImageId coverAlt publishDate publishTime readMinutes}" as OperationText<FeatureBlogPostMutation, FeatureBlogPostMutationVariables>;

export const UnfeatureBlogPostDocument =
  "mutation UnfeatureBlogPost($id:ID!$version:Int!){unfeatureBlogPost(id:$id version:$version){...WrittenBlogPost}}fragment WrittenBlogPost on BlogPost{id title author category emoji state slug version publishAt publishZone publishedAt editedAt hasChanges featured url formerSlugs excerpt body tags address seoTitle seoDescription keyword coverImageId coverAlt publishDate publishTime readMinutes}" as OperationText<UnfeatureBlogPostMutation, UnfeatureBlogPostMutationVariables>;

export const CheckBlogLinksDocument =
  "query CheckBlogLinks($body:String!){checkBlogLinks(body:$body){address words line fault}}" as OperationText<CheckBlogLinksQuery, CheckBlogLinksQueryVariables>;

