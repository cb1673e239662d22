import * as defang from "@defang-io/pulumi-defang";

const shop = new defang.Project("shop", {
  configPaths: ["compose.yaml"],
});

export const albArn = shop.albArn;
export const deploymentId = shop.etag;
export const services = shop.services;
