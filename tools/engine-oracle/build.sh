#!/bin/bash
# Builds bin/plan-aws, bin/plan-gcp and bin/plan-azure, which print what the public engine would create: README.md.
# programs.ts calls it in a folder of its own, with the harness in src/, and with PRODUCT, ENGINE, REV, AWSX, GCP and AZURE in
# the environment: a name, four repositories and a commit of the first.
set -eo pipefail
E=$PWD
export GOFLAGS="-buildvcs=false -p=2 -mod=mod" GOGC=100
W=$E/work; SDK=$E/sdk; mkdir -p $E/bin $SDK
say() { echo "$(date +%T) $*"; }

say "1 engine $REV"
rm -rf $W; git clone -q $ENGINE $W; git -C $W checkout -q $REV
MODULE=$(awk '$1=="module"{print $2}' $W/go.mod)

say "2 tree shaker"
mkdir -p $E/shake; cp src/shake.go $E/shake/main.go; cd $E/shake; printf 'module shake\ngo 1.25\n' > go.mod; go build -o shake .
SHAKE=$E/shake/shake
used() { id=$1; shift; { grep -rhoE "\b$id\.[A-Z]\w+" "$@" --include=*.go || true; } | sed -E "s/^$id\.//" | sort -u; }
dir() { (cd ${2:-$W} && go mod download -json $1) | sed -n 's/.*"Dir": "\(.*\)".*/\1/p'; }
# one blob at a time: the mirrors lack their largest files, which stops git archive
blobs() { git -C $1 ls-tree -r $2 -- $3 | while read -r _ _ sha path; do mkdir -p "$4/$(dirname $path)"
  git -C $1 cat-file blob $sha > "$4/$path" 2>/dev/null || { rm -f "$4/$path"; echo "  absent: $path"; }; done; }
cd $W

say "3 awsx v3.8.0 (mirror), aws v6.83.4 (proxy) as v7"
X=$SDK/awsx; D=$SDK/aws7; rm -rf $X $D; mkdir -p $X $D/go/aws
git -C $AWSX archive v3.8.0 sdk/go.mod sdk/go.sum sdk/go | tar x -C $X
mkdir -p $E/dl; (cd $E/dl; [ -f go.mod ] || printf 'module dl\ngo 1.25\n' > go.mod)
S=$(dir github.com/pulumi/pulumi-aws/sdk/v6@v6.83.4 $E/dl)
cp $S/go.mod $D/; cp -r $S/go/aws/internal $S/go/aws/config $D/go/aws/; chmod -R u+w $D
U="provider/${PRODUCT}aws cd/program $X/sdk/go/awsx/ec2"
$SHAKE $S/go/aws $D/go/new $(used aws $U) GetRegionResult 2>/dev/null; mv $D/go/new/* $D/go/aws/; rmdir $D/go/new
for p in acm appautoscaling cloudwatch codebuild ec2 ecr ecs elasticache iam lb memorydb rds route53 scheduler ssm; do
  $SHAKE $S/go/aws/$p $D/go/aws/$p $(used "(aws)?$p" $U) 2>/dev/null
done
B=BucketServerSideEncryptionConfigurationV2; L=BucketLifecycleConfigurationV2   # v7 drops s3's suffix V2
$SHAKE $S/go/aws/s3 $D/go/aws/s3 NewBucketV2 BucketV2Args New$B ${B}Args ${B}RuleArgs ${B}RuleArray \
  ${B}RuleApplyServerSideEncryptionByDefaultArgs New$L ${L}Args ${L}RuleArgs ${L}RuleArray ${L}RuleExpirationArgs \
  NewBucketPublicAccessBlock BucketPublicAccessBlockArgs NewBucketPolicy BucketPolicyArgs 2>/dev/null
sed -i 's/BucketV2ServerSideEncryptionConfiguration/BucketSseInline/g; s/bucketV2ServerSideEncryptionConfiguration/bucketSseInline/g; s/BucketV2/Bucket/g; s/bucketV2/bucket/g; s/ConfigurationV2/Configuration/g' $D/go/aws/s3/*.go
grep -rl 'pulumi-aws/sdk/v6' $D | xargs sed -i 's#pulumi-aws/sdk/v6#pulumi-aws/sdk/v7#g'
sed -i '/^retract/,/^)/d' $D/go.mod
# the seven API differences v6 -> v7 that the engine meets
sed -i -E '/type GetRegionResult struct/,/^}/s/^\s+Name\s+string.*/&\n\tRegion string `pulumi:"region"`/' $D/go/aws/getRegion.go
sed -i -E '/^type BucketArgs struct/,/^}/s/^\s+ForceDestroy\s.*/&\n\tServerSideEncryptionConfiguration pulumi.Input/; /^type bucketArgs struct/,/^}/s/^\s+ForceDestroy\s.*/&\n\tServerSideEncryptionConfiguration interface{} `pulumi:"serverSideEncryptionConfiguration"`/' $D/go/aws/s3/bucketV2.go
sed -i -E '/^type ProviderArgs struct/,/^}/s/^\s+AssumeRole\s.*/&\n\tAssumeRoles pulumi.Input/; /^type providerArgs struct/,/^}/s/^\s+AssumeRole\s.*/&\n\tAssumeRoles []ProviderAssumeRole `pulumi:"assumeRoles"`/' $D/go/aws/provider.go
sed -i '/^type PullThroughCacheRule struct/,/^}/s/^\tpulumi.CustomResourceState/&\n\tRegion pulumi.StringOutput `pulumi:"region"`/' $D/go/aws/ecr/pullThroughCacheRule.go
cat > $D/go/aws/v7.go <<'EOT'
package aws

import "reflect"

type ProviderAssumeRoleArray []ProviderAssumeRoleInput

func (ProviderAssumeRoleArray) ElementType() reflect.Type {
	return reflect.TypeOf((*[]ProviderAssumeRole)(nil)).Elem()
}
EOT
cat > $D/go/aws/iam/v7.go <<'EOT'
package iam

import "github.com/pulumi/pulumi/sdk/v3/go/pulumi"

type PolicyDocumentVersion string
type PolicyStatementEffect string
type AWSPrincipal struct {
	AWS pulumi.Input `json:"AWS" pulumi:"AWS"`
}
type ServicePrincipal struct {
	Service pulumi.Input `json:"Service" pulumi:"Service"`
}
EOT
cat >> go.mod <<EOT

replace github.com/pulumi/pulumi-aws/sdk/v7 => $D

replace github.com/pulumi/pulumi-awsx/sdk/v3 => $X/sdk
EOT

say "4 azure-native v3.17.0 (proxy; cdn from the mirror)"
rm -rf $SDK/azure $SDK/cdn; blobs $AZURE cdn/v3.17.0 cdn $SDK/cdn
for p in network app cognitiveservices containerregistry authorization dbforpostgresql resources operationalinsights keyvault redisenterprise dns privatedns managedidentity cdn; do
  grep -q "azure-native-sdk/$p/v3" go.mod || continue
  if [ $p = cdn ]; then S=$SDK/cdn/cdn; else S=$(dir github.com/pulumi/pulumi-azure-native-sdk/$p/v3); fi
  n=$p; [ $p = redisenterprise ] && n="(redis|redisenterprise)"; [ $p = app ] && n="(azure)?app"
  $SHAKE $S $SDK/azure/$p $(used $n provider/${PRODUCT}azure cd/program) 2>/dev/null; cp $S/go.mod $SDK/azure/$p/; chmod u+w $SDK/azure/$p/go.mod
  printf '\nreplace github.com/pulumi/pulumi-azure-native-sdk/%s/v3 => %s\n' $p $SDK/azure/$p >> go.mod
done

say "5 gcp v9.34.1 (mirror; compute's nested types are written anew)"
R=$GCP; G=$SDK/gcp-full; rm -rf $G $SDK/gcp
for p in sdk/go.mod sdk/go.sum $(git -C $R ls-tree v9.34.1 sdk/go/gcp/ | awk '$2=="blob"{print $4}') \
  $(for q in artifactregistry certificatemanager cloudrunv2 cloudscheduler compute config dns projects redis secretmanager serviceaccount servicenetworking sql storage internal; do echo sdk/go/gcp/$q; done); do
  blobs $R v9.34.1 $p $G; done
mkdir -p $SDK/gcp; cp -r $G/sdk/. $SDK/gcp/
for p in artifactregistry certificatemanager cloudrunv2 compute dns projects redis secretmanager serviceaccount servicenetworking sql storage; do
  $SHAKE $G/sdk/go/gcp/$p $SDK/gcp/go/gcp/$p $(used $p provider/${PRODUCT}gcp cd/program/gcp.go) 2>$E/undefined-$p.txt
done
python3 $E/src/missing-types.py $E/undefined-compute.txt $SDK/gcp/go/gcp/compute/missingTypes.go
printf '\nreplace github.com/pulumi/pulumi-gcp/sdk/v9 => %s\n' $SDK/gcp >> go.mod

# Azure's list of models is the only thing that the engine asks for outside of Pulumi. Without a subscription, there's one of each kind.
M='version: "1", skus: []string{"GlobalStandard"}'
sed -i '/^func listModels(/a\
\tif subscriptionID == "" {\
\t\treturn []availableModel{{name: "gpt-5.1", format: "OpenAI", '"$M"'}, {name: "text-embedding-3-small", format: "OpenAI", '"$M"'}}, nil\
\t}' provider/${PRODUCT}azure/azure/models.go

# The SDKs of the mirrors ask for a newer Pulumi than an older engine does. Both halves of it and the framework of providers go together.
go mod edit -require=github.com/pulumi/pulumi/pkg/v3@$(go list -m all | awk '$1=="github.com/pulumi/pulumi/sdk/v3"{print $2}')
awk '$1=="github.com/pulumi/pulumi-go-provider" && $2<"v1.5"' go.mod | grep -q . && go mod edit -require=github.com/pulumi/pulumi-go-provider@v1.5.0

say "6 plan"
mkdir -p plan/core; cp $E/src/plan.go plan/core/core.go
# versions before August 2026 have no such field
sed -n '/^type ConstructRequest struct/,/^}/p' "$(dir github.com/pulumi/pulumi-go-provider)"/*.go | grep -q Organization ||
  sed -i 's/, Organization: "tenant1"//' plan/core/core.go
for p in aws azure gcp; do
  case $p in aws) F=toAWSArgs; END='^// getHostedZoneForHost';; azure) F=toAzureArgs; END='^// saveProjectPbAzure';; gcp) F=toGCPArgs; END='^// saveProjectPbGCP';; esac
  mkdir -p plan/$p; cp $E/src/$p.go plan/$p/main.go
  { cat <<EOT
package main

import (
	"$MODULE/provider/compose"
	${PRODUCT}$p "$MODULE/sdk/v2/go/$PRODUCT-$p"
	${p}compose "$MODULE/sdk/v2/go/$PRODUCT-$p/compose"
	"github.com/pulumi/pulumi/sdk/v3/go/pulumi"
)

EOT
    sed -n "\#^func $F#,\#$END#p" cd/program/$p.go | sed '$d'; } > plan/$p/map.go   # the engine's own mapping, verbatim
  S=sdk/v2/go/$PRODUCT-$p
  printf '\nreplace %s => %s\n\nrequire %s v0.0.0-00010101000000-000000000000\n' $MODULE/$S ./$S $MODULE/$S >> go.mod
done
go mod edit -require=go.yaml.in/yaml/v4@$(awk '$1=="go.yaml.in/yaml/v4"{print $2}' cd/go.mod)
grep "^go.yaml.in/yaml/v4 " cd/go.sum | cat - go.sum | sort -u -o go.sum
for p in aws azure gcp; do say "build $p"; go build -o $E/bin/plan-$p ./plan/$p; done
say done
# Check: with all three targets, the engine's own suites pass on these SDKs:
#   cd $W && go test ./tests/aws ./tests/azure ./tests/gcp ./provider/...
